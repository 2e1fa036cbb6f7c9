package knightschool.drawing;

import java.util.Optional;

/** How an area is drawn: filled first, then its border. */
public record FillStyle(Optional<ColourExpression> fill, Optional<Stroke> border) {
    public static FillStyle filled(ColourExpression tone) {
        return new FillStyle(Optional.of(tone), Optional.empty());
    }

    public static FillStyle outlined(Stroke border) {
        return new FillStyle(Optional.empty(), Optional.of(border));
    }

    public static FillStyle of(ColourExpression fill, Stroke border) {
        return new FillStyle(Optional.of(fill), Optional.of(border));
    }
}
