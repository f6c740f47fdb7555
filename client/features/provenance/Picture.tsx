/** Shows a picture that was fetched with the session's token, and lets go of it afterwards. */
import { useEffect, useRef } from 'react';

export function Picture({ picture, alt, className }: { picture: Blob; alt: string; className?: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt={alt} className={className} />;
}
