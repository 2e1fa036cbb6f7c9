package knightschool.drawing.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.drawing.BlendedColour;
import knightschool.drawing.ColourRole;
import knightschool.drawing.FillStyle;
import knightschool.drawing.Shape;
import knightschool.drawing.SketchBuilder;

/**
 * Puts names beside vertices where nothing that is written already lies. What comes first has the choice; what finds no
 * place is left out. Greedy placement around points, after Christensen, Marks and Shieber (1995), An empirical study of
 * algorithms for point-feature label placement.
 */
final class LabelPlacement {
    /** How wide a letter is on average, as a part of the type's size. */
    private static final double LETTER = 0.62;

    private static final double HEIGHT = 1.25;
    private static final double GAP = 3;
    private static final double[][] SIDES = {
        {-1, 0.4}, {1, 0}, {0, -1}, {0, 1}, {1, -0.8}, {1, 0.8}, {-1, -0.8}, {-1, 0.8}
    };

    private final SketchBuilder pencil;
    private final double width;
    private final double height;
    private final List<Box> taken = new ArrayList<>();

    private record Box(double left, double top, double right, double bottom) {
        boolean meets(Box other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }
    }

    /** @param width of the picture; names stay inside where they can */
    LabelPlacement(SketchBuilder pencil, double width, double height) {
        this.pencil = pencil;
        this.width = width;
        this.height = height;
    }

    /** Nothing is written on a disc. */
    void keepFree(double x, double y, double radius) {
        taken.add(new Box(x - radius, y - radius, x + radius, y + radius));
    }

    /**
     * Writes a name beside a disc, on paper of its own so that edges do not cross it.
     *
     * @param must whether it is written also where it lies on others
     */
    void beside(double x, double y, double radius, String name, double size, boolean must) {
        Optional<Box> free = place(x, y, radius, name, size);
        if (free.isEmpty() && !must) {
            return;
        }
        Box box = free.orElseGet(() -> box(x, y, radius, SIDES[0], name.length() * size * LETTER, size * HEIGHT));
        taken.add(box);
        BlendedColour paper = ColourRole.PAGE.tone().sheer(0.8);
        pencil.box(box.left, box.top, box.right - box.left, box.bottom - box.top, GAP, FillStyle.filled(paper));
        pencil.centred(
                (box.left + box.right) / 2,
                (box.top + box.bottom) / 2,
                name,
                size,
                Shape.Weight.STRONG,
                ColourRole.INK.tone());
    }

    private Optional<Box> place(double x, double y, double radius, String name, double size) {
        for (double[] side : SIDES) {
            Box box = box(x, y, radius, side, name.length() * size * LETTER, size * HEIGHT);
            boolean inside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
            if (inside && taken.stream().noneMatch(box::meets)) {
                return Optional.of(box);
            }
        }
        return Optional.empty();
    }

    private static Box box(double x, double y, double radius, double[] side, double wide, double high) {
        double middleX = x + side[0] * (radius + GAP + wide / 2);
        double middleY = y + side[1] * (radius + GAP + high / 2);
        return new Box(middleX - wide / 2, middleY - high / 2, middleX + wide / 2, middleY + high / 2);
    }
}
