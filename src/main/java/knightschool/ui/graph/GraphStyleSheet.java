package knightschool.ui.graph;

import java.util.Locale;
import knightschool.drawing.BlendedColour;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Palette;

/**
 * GraphStream's stylesheet in the colours of a palette. Light squares are bright vertices and dark squares dark ones,
 * in either theme: on dark paper the light ones are filled, on light paper the dark ones.
 */
final class GraphStyleSheet {
    private GraphStyleSheet() {}

    /** @param size the diameter of a vertex in pixels */
    static String of(Palette palette, double size) {
        BlendedColour page = ColourRole.PAGE.tone();
        String vertex = colour(palette, ColourRole.INK.tone().into(page, 0.85));
        String edge = colour(palette, ColourRole.INK.tone().into(page, size < 8 ? 0.25 : 0.48));
        String faint = colour(palette, ColourRole.INK.tone().into(page, 0.12));
        String paper = colour(palette, page);
        String accent = colour(palette, ColourRole.ACCENT.tone());
        boolean banded = palette.bandsAccent();
        String ink = colour(palette, ColourRole.ON_ACCENT.tone());
        double near = nearWidth(size);
        boolean lightIsFilled = palette.name().equals(Palette.DARK);
        double rim = Math.clamp(size / 8, 1, 2);
        return "graph { padding: 0px; fill-color: " + paper + "; }"
                + "edge { fill-color: " + edge + "; size: 1px; z-index: 1; }"
                + "edge.faint { fill-color: " + faint + "; size: 1px; z-index: 0; }"
                + "edge.near { fill-color: " + (banded ? ink : accent) + "; size: " + px(banded ? near / 2 : near)
                + "; z-index: 2; }"
                + "node { size: " + px(size - rim) + "; stroke-mode: plain; stroke-width: " + px(rim)
                + "; stroke-color: " + vertex + "; text-mode: hidden; z-index: 3; }"
                + "node.light { fill-color: " + (lightIsFilled ? vertex : paper) + "; }"
                + "node.dark { fill-color: " + (lightIsFilled ? paper : vertex) + "; }"
                + "node.pointed { fill-color: " + accent + "; stroke-color: " + (banded ? ink : accent) + "; size: "
                + px(size * 1.35)
                + "; z-index: 4; }";
    }

    /** How wide an edge of the vertex pointed at is, in pixels. */
    static double nearWidth(double size) {
        return Math.clamp(size / 5, 1, 3);
    }

    private static String px(double size) {
        return String.format(Locale.ROOT, "%.2fpx", size);
    }

    private static String colour(Palette palette, BlendedColour tone) {
        return String.format(Locale.ROOT, "#%06X", palette.argb(tone) & 0xFFFFFF);
    }
}
