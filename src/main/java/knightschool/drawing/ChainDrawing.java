package knightschool.drawing;

import java.util.List;

/** A walk in words: its squares' names in a row with arrows between them, broken into lines where the room ends. */
public final class ChainDrawing {
    private static final double PILL = 44;
    private static final double HEIGHT = 30;
    private static final double STEP = 69.3;
    private static final double LINE = 40;

    private ChainDrawing() {}

    /**
     * @param names of the squares, in order
     * @param marked which of them is in yellow, from 0; -1 for none
     * @param width of the room, in pixels
     */
    public static Sketch of(List<String> names, int marked, double width) {
        Pencil pencil = new Pencil();
        int perLine = Math.max(1, (int) ((width - PILL - 2) / STEP) + 1);
        for (int i = 0; i < names.size(); i++) {
            double x = 1 + STEP * (i % perLine);
            double y = 1 + LINE * (i / perLine);
            pill(pencil, x, y, names.get(i), i == marked);
            if (i + 1 < names.size() && (i + 1) % perLine != 0) {
                arrow(pencil, x + PILL + 2, y + HEIGHT / 2, x + STEP - 1);
            }
        }
        int lines = (names.size() + perLine - 1) / perLine;
        return pencil.sketch(width, lines == 0 ? 0 : LINE * (lines - 1) + HEIGHT + 2);
    }

    private static void pill(Pencil pencil, double x, double y, String name, boolean marked) {
        Stroke quiet = Stroke.flat(Role.MUTED.tone().sheer(0.6), 1);
        Style style = marked
                ? Style.of(Role.ACCENT.tone(), Stroke.flat(Role.INK.tone(), 2))
                : Style.of(Role.SURFACE.tone(), quiet);
        pencil.box(x, y, PILL, HEIGHT, HEIGHT / 2, style);
        Tone ink = (marked ? Role.ON_ACCENT : Role.INK).tone();
        Shape.Weight weight = marked ? Shape.Weight.STRONG : Shape.Weight.REGULAR;
        pencil.centred(x + PILL / 2, y + HEIGHT / 2, name, 16, weight, ink);
    }

    private static void arrow(Pencil pencil, double from, double y, double to) {
        pencil.line(from, y, to - 6, y, Stroke.flat(Role.INK.tone(), 2));
        pencil.outline(
                new Curve(List.of(
                        new Curve.Move(to, y),
                        new Curve.To(to - 8, y - 4),
                        new Curve.To(to - 8, y + 4),
                        new Curve.Close())),
                Style.filled(Role.INK.tone()));
    }
}
