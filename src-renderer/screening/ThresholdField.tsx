import { FormattedMessage, useIntl } from 'react-intl';
import { thresholds, usualThreshold } from '@shared/screening';
import { pointsOf } from '@shared/words/hit';
import { Slider } from '../design/Slider';

/**
 * What a threshold finds and what it finds in error, of the United Nations' list (683 names, distorted) and of 50,000
 * made-up names that are not on it: the table of docs/matching.md.
 */
const figures = [
  { from: 0.5, found: 0.999, wrong: 249 },
  { from: 0.6, found: 0.997, wrong: 39 },
  { from: 0.7, found: 0.996, wrong: 24 },
  { from: 0.75, found: 0.993, wrong: 17 },
  { from: 0.8, found: 0.988, wrong: 10 },
  { from: 0.85, found: 0.988, wrong: 1 },
  { from: 0.9, found: 0.988, wrong: 1 },
  { from: 0.95, found: 0.971, wrong: 0 },
] as const;

interface ThresholdFieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** From which score on a name is a hit, with what that means. */
export function ThresholdField({ value, onChange }: ThresholdFieldProps) {
  const intl = useIntl();
  const figure = figures.findLast(({ from }) => value >= from - 1e-9);
  return (
    <Slider
      label={intl.formatMessage({ id: 'screening.threshold' })}
      value={pointsOf(value)}
      least={pointsOf(thresholds.least)}
      most={pointsOf(thresholds.most)}
      step={pointsOf(thresholds.step)}
      onChange={(chosen) => onChange(chosen / 100)}
      help={
        <>
          {value > 0.95 || figure === undefined ? (
            <FormattedMessage id="screening.thresholdExact" />
          ) : (
            <FormattedMessage
              id="screening.thresholdMeans"
              values={{
                found: intl.formatNumber(figure.found, { style: 'percent', minimumFractionDigits: 1 }),
                wrong: figure.wrong,
              }}
            />
          )}{' '}
          {value === usualThreshold ? (
            <FormattedMessage id="screening.thresholdUsual" />
          ) : (
            value < 0.7 && <FormattedMessage id="screening.thresholdLow" />
          )}
        </>
      }
    />
  );
}
