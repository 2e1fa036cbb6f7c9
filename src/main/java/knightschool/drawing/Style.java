package knightschool.drawing;

import java.util.Optional;

/** How an area is drawn: filled first, then its border. */
public record Style(Optional<Tone> fill, Optional<Stroke> border) {
    public static Style filled(Tone tone) {
        return new Style(Optional.of(tone), Optional.empty());
    }

    public static Style outlined(Stroke border) {
        return new Style(Optional.empty(), Optional.of(border));
    }

    public static Style of(Tone fill, Stroke border) {
        return new Style(Optional.of(fill), Optional.of(border));
    }
}
