import type { Contact } from '@/contract/entities/cases/contact';
import { getContactedPerson } from '@/features/caseDetail/record/useRecord';

const maria: Contact = { id: '7', relation: 'R03', name: 'María', phone: '******2222', lastCallResult: null };

test('CD-05 with a result goes who was spoken to in the words of the log, as another institution’s server knows them', () => {
  expect(getContactedPerson([maria], '7')).toEqual({
    contactRelation: 'R03',
    contactName: 'María',
    contactPhone: '******2222',
  });
  expect(getContactedPerson([{ ...maria, relation: '' }], '7')).toMatchObject({ contactRelation: '' });
  // A relation of that server's own is not one that may be sent.
  expect(getContactedPerson([{ ...maria, relation: 'X1' }], '7')).toEqual({
    contactName: 'María',
    contactPhone: '******2222',
  });
});

test('CD-05 nobody in particular, and contacts that are not known yet, add nothing', () => {
  expect(getContactedPerson([maria], null)).toEqual({});
  expect(getContactedPerson([maria], '8')).toEqual({});
  expect(getContactedPerson(undefined, '7')).toEqual({});
});
