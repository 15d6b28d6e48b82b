import mark from '../../ui/saldo.svg';

/** The product's sign and name. */
export function BrandMark() {
  return (
    <>
      <img src={mark} alt="" width={26} height={26} />
      <span>Saldo</span>
    </>
  );
}
