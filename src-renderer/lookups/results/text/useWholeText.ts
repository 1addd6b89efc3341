import { useEffect, useState } from 'react';
import type { TextPage } from '@shared/operations/long-text';
import type { Text } from '@shared/text';
import { call, failureWords } from '../../../bridge/bridge';

interface WholeText {
  /** As far as it was read. */
  readonly text: string;
  /** Everything was read. */
  readonly isWhole: boolean;
  /** Why only the range that was asked for can be shown. */
  readonly failure: Text | null;
}

const perRead = 50_000;

/**
 * The whole text of a lookup: the range that its answer holds, and all others read from its evidence one after the other
 * by following `next_offset`, without a lookup or a charge.
 */
export function useWholeText(lookupId: string, answered: TextPage): WholeText {
  const [read, setRead] = useState<WholeText>(() =>
    answered.offset === 0
      ? { text: answered.content_md, isWhole: !answered.has_more, failure: null }
      : { text: '', isWhole: false, failure: null },
  );

  useEffect(() => {
    let isLeft = false;
    const follow = async () => {
      let text = answered.offset === 0 ? answered.content_md : '';
      for (let next = answered.offset === 0 ? answered.next_offset : 0; next !== null;) {
        const page = await call('lookups.text', { id: lookupId, offset: next, limit: perRead });
        if (isLeft) return;
        if (page.text_hash !== answered.text_hash)
          return setRead({ text: answered.content_md, isWhole: false, failure: readOtherwise });
        text += page.content_md;
        next = page.next_offset;
        setRead({ text, isWhole: next === null, failure: null });
      }
    };
    follow().catch((error: unknown) => {
      if (!isLeft) setRead({ text: answered.content_md, isWhole: false, failure: failureWords(error) });
    });
    return () => {
      isLeft = true;
    };
  }, [lookupId, answered]);

  return read;
}

const readOtherwise: Text = {
  es: 'La versión actual de la aplicación lee la evidencia de otra manera: se muestra solo el rango que se consultó.',
  en: 'The present version of the application reads the evidence in another way: only the range that was asked for is shown.',
};
