/** Numbering plan of a country, which locates its numbers. */
interface NumberingPlan {
  /** Country code. */
  readonly country: string;
  /** Digit between country code and area code in an older notation of mobile numbers. */
  readonly trunk: string;
  /** Number of digits without the country code. */
  readonly length: number;
  /** Zones with their area codes; an area code in several zones means any of them. */
  readonly areas: readonly (readonly [zones: string, codes: string])[];
}

/**
 * Area codes of countries with several time zones, by the country of a pack (LC-03). The areas are those of Google's
 * libphonenumber, the zones of Mexico's those of their states. They have not been compared with the regulators' lists. Numbers
 * that are not included have no known zone.
 */
export const NUMBERING_PLANS: Readonly<Record<string, NumberingPlan>> = {
  MX: {
    country: '52',
    trunk: '1',
    length: 10,
    areas: [
      [
        'America/Mexico_City',
        `
        220 221 222 223 224 225 226 227 228 229 231 232 233 235 236 237 238 241 243 244 245 246 247 248 249 271
        272 273 274 275 276 278 279 281 282 283 284 285 287 288 294 296 297 312 313 314 315 316 317 321 326 328
        33 341 342 343 344 345 346 347 348 349 351 352 353 354 355 356 357 358 37 375 377 381 382 383 384 385
        386 387 388 391 392 393 394 395 411 412 413 414 415 417 418 419 421 422 423 424 425 426 427 428 429 431
        432 433 434 435 436 437 438 441 442 443 444 445 447 448 449 450 451 452 453 454 455 456 457 458 459 461
        462 463 464 465 466 467 468 469 471 472 473 474 475 476 477 478 48 481 492 493 494 495 496 498 499 55 56
        58 591 592 593 594 595 596 599 711 712 713 714 715 716 717 718 719 720 721 722 723 724 725 726 727 728
        729 731 732 733 734 735 736 737 738 739 741 742 743 744 745 746 747 748 749 751 753 754 755 756 757 758
        759 761 762 763 764 765 766 767 768 769 770 771 772 773 774 775 776 777 778 779 781 782 783 784 785 786
        789 791 797 845 846 913 914 916 917 918 919 921 922 923 924 932 933 934 936 937 95 96 960 966 967 97 992
        993 994 995`,
      ],
      ['America/Cancun', '983 984 987 998'],
      ['America/Merida', '938 969 981 982 985 986 988 990 991 996 999'],
      ['America/Merida America/Cancun', '997'],
      ['America/Tijuana', '616 646 658 661 663 664 665 686'],
      ['America/Hermosillo', '622 623 631 632 633 634 637 638 641 642 643 644 645 647 651 662'],
      ['America/Hermosillo America/Tijuana', '653'],
      ['America/Mazatlan', '612 613 615 624 660 667 668 669 672 673 687 69'],
      ['America/Mazatlan America/Bahia_Banderas', '311 319 323 324 325 327 329 389'],
      ['America/Mexico_City America/Bahia_Banderas', '322'],
      ['America/Chihuahua', '614 621 625 627 628 629 635 639 648 652 659'],
      ['America/Chihuahua America/Monterrey', '649'],
      ['America/Chihuahua America/Ojinaga', '626'],
      ['America/Chihuahua America/Ciudad_Juarez', '636'],
      ['America/Ciudad_Juarez', '656 657'],
      [
        'America/Monterrey',
        '618 671 674 675 676 677 81 821 823 824 825 826 828 829 831 832 834 835 836 841 842 844 870 871 872',
      ],
      ['America/Monterrey America/Matamoros', '861 862 864 866 869 873 892'],
      ['America/Matamoros', '867 868 877 878 891 894 897 899'],
      ['America/Mexico_City America/Monterrey', '833'],
    ],
  },
  US: {
    country: '1',
    trunk: '',
    length: 10,
    areas: [
      [
        'America/New_York',
        `
        201 202 203 207 212 215 216 220 223 227 229 231 234 239 240 248 252 260 267 269 272 276 283 301 302 304
        305 313 315 317 321 324 326 329 330 332 336 339 347 351 352 363 380 386 401 404 407 410 412 413 419 434
        440 443 445 463 470 472 475 478 484 502 508 513 516 517 518 540 551 561 567 570 571 582 585 586 603 607
        609 610 614 616 617 631 640 645 646 656 667 678 680 681 686 689 703 704 706 716 717 718 724 727 728 732
        734 740 743 754 757 762 765 770 771 772 774 781 786 802 803 804 810 813 814 821 826 828 835 838 839 843
        845 848 854 856 857 859 860 862 863 864 865 878 904 908 910 912 914 917 919 929 934 937 941 943 947 948
        954 959 973 978 980 984 989`,
      ],
      [
        'America/Chicago',
        `
        205 210 214 217 218 224 225 228 235 251 254 256 262 274 281 309 312 314 316 318 319 320 325 327 331 334
        337 346 353 361 402 405 409 414 417 430 432 447 464 469 479 501 504 507 512 515 531 534 539 557 563 572
        573 580 601 608 612 615 618 629 630 636 641 651 659 660 662 682 708 712 713 715 726 730 731 737 763 769
        773 779 806 815 816 817 830 832 847 870 872 901 903 913 918 920 931 936 938 940 945 952 956 972 975 979
        985`,
      ],
      ['America/Denver', '303 307 385 406 435 505 575 719 720 748 801 915 970 983'],
      ['America/Phoenix', '480 520 602 623'],
      [
        'America/Los_Angeles',
        `
        206 209 213 253 279 310 323 341 350 360 369 408 415 424 425 442 503 509 510 530 559 562 564 619 626 628
        650 657 661 669 702 707 714 725 738 747 760 805 818 820 831 840 858 909 916 925 949 951 971`,
      ],
      ['Pacific/Honolulu', '808'],
      ['America/New_York America/Chicago', '219 270 364 423 448 574 606 812 850 906 930'],
      ['America/Chicago America/Denver', '308 605 620 701 785'],
      ['America/Denver America/Los_Angeles', '208 458 541 775 986'],
      ['America/Denver America/Phoenix', '928'],
      ['America/Anchorage America/Adak', '907'],
    ],
  },
};

const AREA_LENGTHS = [3, 2] as const;

/** The zones of each area code of a country. */
const AREAS = new Map(
  Object.entries(NUMBERING_PLANS).map(([country, { areas }]) => [
    country,
    new Map(
      areas.flatMap(([zones, codes]) =>
        codes
          .trim()
          .split(/\s+/u)
          .map((code) => [code, zones.split(' ')]),
      ),
    ),
  ]),
);

/** Returns a number as dialed within a country; null if it is not one of that country's. */
function withinCountry(digits: string, country: string): string | null {
  const plan = NUMBERING_PLANS[country];
  if (!plan) return null;
  const before = [plan.country, plan.country + plan.trunk].find(
    (each) => digits.startsWith(each) && digits.length === each.length + plan.length,
  );
  return before === undefined ? null : digits.slice(before.length);
}

/** Without a country code, a number belongs to the country of the rules; with several countries its country is unknown. */
function nationalNumber(phone: string, country: string, countries: readonly string[]): string | null {
  const digits = phone.replaceAll(/\D/gu, '');
  if (phone.trim().startsWith('+')) return withinCountry(digits, country);
  if (countries.length > 1) return null;
  return digits.length === NUMBERING_PLANS[country]?.length ? digits : withinCountry(digits, country);
}

/** Starts with the longest area code that the number can begin with. */
const zonesOfArea = (number: string, country: string): readonly string[] | undefined =>
  AREA_LENGTHS.map((length) => AREAS.get(country)?.get(number.slice(0, length))).find((zones) => zones !== undefined);

/** Returns the zones of a number's area in one of some countries (LC-03); null if unknown, because its owner may be anywhere. */
export function findNumberZones(phone: string, countries: readonly string[]): readonly string[] | null {
  for (const country of countries) {
    const number = nationalNumber(phone, country, countries);
    const zones = number === null ? undefined : zonesOfArea(number, country);
    if (zones) return zones;
  }
  return null;
}
