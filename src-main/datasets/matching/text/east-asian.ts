import anyAscii from 'any-ascii';
import type { LatinWord } from './latin';

/** Characters that are read otherwise when they are a surname. */
const surnameReadings: Readonly<Record<string, string>> = {
  曾: 'zeng',
  单: 'shan',
  單: 'shan',
  解: 'xie',
  仇: 'qiu',
  查: 'zha',
  任: 'ren',
  朴: 'piao',
  乐: 'yue',
  区: 'ou',
  盖: 'ge',
  尉: 'yu',
  翟: 'zhai',
  覃: 'qin',
  召: 'shao',
};

/** Korean family names as their bearers write them; other syllables follow the revised romanisation. */
const koreanSurnames: Readonly<Record<string, string>> = {
  김: 'kim',
  이: 'lee',
  리: 'ri',
  박: 'park',
  최: 'choi',
  정: 'jung',
  강: 'kang',
  조: 'cho',
  윤: 'yoon',
  임: 'lim',
  오: 'oh',
  신: 'shin',
  권: 'kwon',
  황: 'hwang',
  안: 'ahn',
  유: 'yoo',
  전: 'jeon',
  홍: 'hong',
  문: 'moon',
  배: 'bae',
  백: 'baek',
  허: 'heo',
  노: 'roh',
  고: 'ko',
  서: 'seo',
  우: 'woo',
  구: 'koo',
};

/** Japanese family names; a name in kanji that begins with one is read as Japanese, any other as Chinese. */
const japaneseSurnames: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '佐藤:sato 鈴木:suzuki 高橋:takahashi 田中:tanaka 伊藤:ito 渡辺:watanabe 山本:yamamoto 中村:nakamura 小林:kobayashi ' +
    '加藤:kato 吉田:yoshida 山田:yamada 佐々木:sasaki 山口:yamaguchi 松本:matsumoto 井上:inoue 木村:kimura 斎藤:saito ' +
    '清水:shimizu 山崎:yamazaki 池田:ikeda 橋本:hashimoto 阿部:abe 石川:ishikawa 前田:maeda 藤田:fujita 小川:ogawa ' +
    '後藤:goto 岡田:okada 長谷川:hasegawa 村上:murakami 近藤:kondo 石井:ishii 坂本:sakamoto 遠藤:endo 青木:aoki ' +
    '藤井:fujii 西村:nishimura 福田:fukuda 太田:ota 三浦:miura 岡本:okamoto 松田:matsuda 中川:nakagawa 中野:nakano ' +
    '原田:harada 小野:ono 竹内:takeuchi 金子:kaneko 和田:wada 中山:nakayama 石田:ishida 上田:ueda 森田:morita 原:hara'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const syllables = (text: string): string[] =>
  anyAscii(text)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((syllable) => syllable !== '');

/**
 * A run of Chinese characters, kana or Hangul in Latin letters: pinyin, Hepburn and the revised romanisation of Korean.
 * The family name, which stands first, is a word of its own; the other syllables are one word each, as nobody writes
 * spaces and comparing joins what has to be joined. Kanji can only be read where the family name is a known one.
 */
export function eastAsianToLatin(word: string): readonly LatinWord[] {
  if (/^\p{Script=Hangul}+$/u.test(word)) {
    const surname = koreanSurnames[word.slice(0, 1)];
    if (surname !== undefined && word.length >= 2 && word.length <= 4)
      return [surname, ...syllables(word.slice(1))].map(voweled);
    return syllables(word).map(voweled);
  }
  if (/\p{Script=Han}/u.test(word)) {
    for (const length of [3, 2]) {
      const surname = word.length >= length ? japaneseSurnames[word.slice(0, length)] : undefined;
      if (surname !== undefined) return [surname, ...syllables(word.slice(length))].map(voweled);
    }
    const reading = surnameReadings[word.slice(0, 1)];
    if (reading !== undefined && word.length >= 2 && word.length <= 3)
      return [reading, ...syllables(word.slice(1))].map(voweled);
  }
  return syllables(word).map(voweled);
}

const voweled = (text: string): LatinWord => ({ text, vowelless: false });
