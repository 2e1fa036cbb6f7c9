package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SvgMarkup;
import knightschool.drawing.SvgWriter;
import knightschool.export.PictureFormat;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.board.SketchView;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.snapshot.ExportedScenePicture;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;

/** The picture of a comparison as SVG. */
class CompareTreeSvgTest extends CompareTreeJourney {
    private static final int MANY = 50;

    /** The nodes of the tree are boxes of the file, and the depth over time is a line of it: no pixels. */
    @Test
    void treeAndCurvesAreShapes(ScreenRobot robot) {
        open(CompareSetup.of(FIVE)
                .withStart(onFive("c3"))
                .showing(CompareDisplayOptions.TREE, true)
                .showing(CompareDisplayOptions.DEPTHS, true)
                .at(Optional.of(new Moment.Step(19))));
        step(19);
        settled();
        String svg = new String(
                onFx(() -> ExportedScenePicture.of(scene.node(), Theme.LIGHT.palette(), PictureFormat.SVG))
                        .bytes(),
                StandardCharsets.UTF_8);
        Sketch tree = sketch(robot, "#tree-part");
        assertTrue(count(tree, SketchShape.Box.class) > MANY);
        assertTrue(svg.contains(shapes(tree)), "the tree");
        assertTrue(svg.contains(shapes(sketch(robot, "#tree-overview"))), "the outline of all steps");
        Sketch curves = sketch(robot, "#depth-curves");
        assertTrue(count(curves, SketchShape.Outline.class) + count(curves, SketchShape.Lines.class) > 0);
        assertTrue(svg.contains(shapes(curves)), "the curves");
    }

    private static Sketch sketch(ScreenRobot robot, String query) {
        return onFx(() -> robot.find(query).lookupAll("*").stream()
                .filter(SketchView.class::isInstance)
                .map(view -> ((SketchView) view).sketch())
                .findFirst()
                .orElseThrow());
    }

    private static long count(Sketch sketch, Class<? extends SketchShape> kind) {
        return sketch.shapes().stream().filter(kind::isInstance).count();
    }

    private static String shapes(Sketch sketch) {
        SvgMarkup markup = new SvgMarkup();
        SvgWriter.write(sketch, Theme.LIGHT.palette(), markup);
        return markup.toString();
    }
}
