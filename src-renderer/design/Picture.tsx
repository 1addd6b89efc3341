import { useEffect, useRef } from 'react';

interface PictureProps {
  readonly picture: { readonly bytes: Uint8Array; readonly type: string };
  readonly alt: string;
}

/** A picture from its bytes, under an address of the page's own as long as it is shown. */
export function Picture({ picture: { bytes, type }, alt }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [bytes, type]);
  return <img ref={image} alt={alt} />;
}
