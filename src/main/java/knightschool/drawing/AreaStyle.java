package knightschool.drawing;

import java.util.Optional;

/** How an area is drawn: first filled, then bordered. */
public record AreaStyle(Optional<ColourExpression> fill, Optional<LineStyle> border) {
    public static AreaStyle filled(ColourExpression tone) {
        return new AreaStyle(Optional.of(tone), Optional.empty());
    }

    public static AreaStyle outlined(LineStyle border) {
        return new AreaStyle(Optional.empty(), Optional.of(border));
    }

    public static AreaStyle of(ColourExpression fill, LineStyle border) {
        return new AreaStyle(Optional.of(fill), Optional.of(border));
    }

    /** Returns this style with its border magnified by a factor. */
    AreaStyle scaled(double by) {
        return new AreaStyle(fill, border.map(line -> line.scaled(by)));
    }
}
