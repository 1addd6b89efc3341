import type { ReactNode } from 'react';
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { FieldHelp, FieldLabel } from './Field';
import './Slider.css';

interface SliderProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

/** A value within bounds, moved by pointer or arrow keys. */
export function Slider({ label, help, value, least, most, step, onChange }: SliderProps) {
  return (
    <AriaSlider
      className="slider"
      value={value}
      minValue={least}
      maxValue={most}
      step={step}
      onChange={onChange}
    >
      <div className="spread">
        <FieldLabel label={label} />
        <SliderOutput className="slider-value" />
      </div>
      <SliderTrack className="slider-track">
        {({ state }) => (
          <>
            <span className="slider-filled" style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
            <SliderThumb className="slider-thumb" />
          </>
        )}
      </SliderTrack>
      {help !== undefined && <FieldHelp>{help}</FieldHelp>}
    </AriaSlider>
  );
}
