/** Invented parties of the OFAC stand-in, in what the list would say of them. */
export interface PracticeParty {
  readonly id: number;
  readonly type: 'Individual' | 'Entity' | 'Vessel' | 'Aircraft';
  readonly list: 'sdn' | 'consolidated';
  readonly programs: readonly string[];
  readonly title?: string;
  readonly remarks?: string;
  /** The first one is the primary name. */
  readonly names: readonly PracticeName[];
  readonly addresses?: readonly {
    readonly lines: readonly string[];
    readonly city?: string;
    readonly state?: string;
    readonly postalCode?: string;
    readonly country: string;
  }[];
  readonly features?: readonly (readonly [type: string, value: string])[];
  readonly documents?: readonly {
    readonly type: string;
    readonly number: string;
    readonly country?: string;
    readonly issued?: string;
    readonly expires?: string;
  }[];
  readonly related?: readonly { readonly type: string; readonly id: number; readonly name: string }[];
}

export interface PracticeName {
  readonly last: string;
  readonly first?: string;
  readonly alias?: 'A.K.A.' | 'F.K.A.' | 'N.K.A.';
  readonly isWeak?: boolean;
  /** The same name in another script. */
  readonly original?: { readonly script: string; readonly text: string };
}

export const parties: readonly PracticeParty[] = [
  {
    id: 900001,
    type: 'Individual',
    list: 'sdn',
    programs: ['SDNTK', 'PRACTICA-1'],
    title: 'Director of EMPRESA DE EJEMPLO INEXISTENTE',
    remarks: 'Invented for practice; nobody of this name is known.',
    names: [
      { last: 'EJEMPLOV', first: 'Prueba', original: { script: 'Cyrillic', text: 'ЭЖЕМПЛОВ, Пруэба' } },
      { last: 'EXEMPLOFF', first: 'Pruéba', alias: 'A.K.A.' },
      { last: 'EL INVENTADO', alias: 'A.K.A.', isWeak: true },
    ],
    addresses: [
      {
        lines: ['Calle Inexistente 0 No. 0-00'],
        city: 'Ciudad Ficticia',
        state: 'Valle Imaginario',
        postalCode: '000000',
        country: 'Colombia',
      },
      { lines: [], city: 'Exampleville', country: 'Panama' },
    ],
    features: [
      ['Birthdate', 'circa 1970'],
      ['Birthdate', '10 Dec 1971'],
      ['Place of Birth', 'Ciudad Ficticia, Colombia'],
      ['Gender', 'Male'],
      ['Nationality Country', 'Colombia'],
      ['Citizenship Country', 'Panama'],
      ['Digital Currency Address - XBT', '1PracticaXXXXXXXXXXXXXXXXXXXInvent'],
      ['Additional Sanctions Information - ', 'Subject to Secondary Sanctions'],
    ],
    documents: [
      {
        type: 'Passport',
        number: 'XX-000.001',
        country: 'Colombia',
        issued: '2010-01-05',
        expires: '2020-01-04',
      },
      { type: 'Cedula No.', number: '10000001', country: 'Colombia' },
    ],
    related: [
      { type: 'Acting for or on behalf of', id: 900002, name: 'EMPRESA DE EJEMPLO INEXISTENTE S.A.S.' },
    ],
  },
  {
    id: 900002,
    type: 'Entity',
    list: 'sdn',
    programs: ['SDNTK'],
    names: [
      { last: 'EMPRESA DE EJEMPLO INEXISTENTE S.A.S.' },
      { last: 'INVERSIONES INVENTADAS LTDA.', alias: 'F.K.A.' },
    ],
    addresses: [{ lines: ['Avenida Imaginaria 100'], city: 'Ciudad Ficticia', country: 'Colombia' }],
    documents: [{ type: 'NIT #', number: '999000999-9', country: 'Colombia' }],
    related: [{ type: 'Owned or Controlled By', id: 900001, name: 'EJEMPLOV, Prueba' }],
  },
  {
    id: 900003,
    type: 'Vessel',
    list: 'sdn',
    programs: ['PRACTICA-2'],
    names: [{ last: 'NAVE DE EJEMPLO' }, { last: 'BARCO INVENTADO', alias: 'F.K.A.' }],
    features: [
      ['Vessel Type', 'Crude Oil Tanker'],
      ['Vessel Flag', 'Panama'],
      ['Vessel Call Sign', 'XXXX0'],
      ['Vessel Tonnage', '0'],
    ],
    documents: [{ type: 'Vessel Registration Identification', number: 'IMO 0000000' }],
  },
  {
    id: 900004,
    type: 'Aircraft',
    list: 'sdn',
    programs: ['PRACTICA-2'],
    names: [{ last: 'XX-000' }],
    features: [['Aircraft Model', 'Modelo Inventado 100']],
    documents: [{ type: 'Aircraft Tail Number', number: 'XX-000' }],
  },
  {
    id: 900005,
    type: 'Entity',
    list: 'consolidated',
    programs: ['PRACTICA-3'],
    names: [{ last: 'BANCO SECTORIAL DE EJEMPLO' }, { last: 'BSE', alias: 'A.K.A.', isWeak: true }],
    addresses: [{ lines: [], city: 'Exampleville', country: 'Atlantis' }],
  },
];
