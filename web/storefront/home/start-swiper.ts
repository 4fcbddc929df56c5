import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';

export interface CarouselEngine {
  previous(): void;
  next(): void;
  /** Pauses or resumes. */
  toggle(): void;
  stop(): void;
}

interface Listeners {
  onSlide: (index: number) => void;
  onPlaying: (isPlaying: boolean) => void;
}

/** The carousel of A6, with the figures of the requirement. Only its button and reduced motion stop it (D40). */
export function startSwiper(frame: HTMLElement, { onSlide, onPlaying }: Listeners): CarouselEngine {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  frame.dataset['swiper'] = 'true';
  frame.scrollLeft = 0;
  const swiper = new Swiper(frame, {
    modules: [Autoplay],
    loop: true,
    speed: stillness.matches ? 0 : 900,
    slidesPerView: 1,
    spaceBetween: 50,
    autoplay: stillness.matches ? false : { delay: 3000, disableOnInteraction: false },
    on: {
      slideChange: ({ realIndex, slides, activeIndex }) => {
        onSlide(realIndex);
        hideOthers(slides, activeIndex);
      },
      autoplayStart: () => onPlaying(true),
      autoplayStop: () => onPlaying(false),
    },
  });
  hideOthers(swiper.slides, swiper.activeIndex);
  onPlaying(swiper.autoplay.running);
  const onStillness = () => {
    swiper.params.speed = stillness.matches ? 0 : 900;
    if (stillness.matches) swiper.autoplay.stop();
  };
  stillness.addEventListener('change', onStillness);
  return {
    previous: () => void swiper.slidePrev(),
    next: () => void swiper.slideNext(),
    toggle: () => void (swiper.autoplay.running ? swiper.autoplay.stop() : swiper.autoplay.start()),
    stop() {
      stillness.removeEventListener('change', onStillness);
      swiper.destroy();
    },
  };
}

/** Links out of view can't be focused. */
function hideOthers(slides: readonly HTMLElement[], active: number): void {
  slides.forEach((slide, index) => {
    slide.inert = index !== active;
  });
}
