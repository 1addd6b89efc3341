import { groupsOf, wordsOf } from './parse';

/** Forms of address, professions and degrees that stand before or after a person's name. */
export const titles: ReadonlySet<string> = new Set(
  wordsOf(`
    mr mrs ms miss mister dr dra doctor doctora don dona lic licenciado licenciada ing ingeniero ingeniera engineer engr arq
    arquitecto abog abogado abogada adv prof professor profesor profesora hon honorable rev reverend sir dame lady mons
    monsenor padre fray hno hna sra srta senor senora senorita sheikh shaykh shaikh cheikh sheik haji hajji haj hajj hadji alhaji mullah
    mulla maulavi mawlawi maulana molvi mufti qari sayyid sayed syed imam ayatollah general gral gen brigadier colonel
    coronel col captain capitan capt cap major mayor lieutenant teniente lt sargento sgt comandante cmdr cdte commander
    phd md esq esquire mba cpa msc excelencia excellency minister ministro president presidente
  `),
);

/** Words that tell father from son, by the generation they name. Two of different groups are different persons. */
export const generations: ReadonlyMap<string, string> = groupsOf(`
  junior jr jnr
  senior snr
  filho hijo fils
  neto nieto
  sobrinho
  bisneto
  ii 2nd
  iii 3rd
  iv 4th
`);

/** What stands before a vessel's name. */
export const vesselPrefixes: ReadonlySet<string> = new Set(
  wordsOf('mv mt ms ss fv mts mfv lng lpg mvs bt motonave buque vessel ship tanker motor bp lm yacht sy my'),
);
