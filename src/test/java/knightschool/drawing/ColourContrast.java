package knightschool.drawing;

/** Measures contrasts of a palette as WCAG 2.2 defines them: 1 for none to 21. */
public record ColourContrast(ColourPalette palette) {
    /** The contrast of two colours of the palette. */
    public double between(ColourExpression one, ColourExpression other) {
        return between(palette.argb(one), palette.argb(other));
    }

    static double between(int one, int other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    static double luminance(int argb) {
        return 0.2126 * linear(argb >> 16 & 0xFF) + 0.7152 * linear(argb >> 8 & 0xFF) + 0.0722 * linear(argb & 0xFF);
    }

    static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}
