package knightschool.ui.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Labeled;
import knightschool.handout.PaperSize;
import knightschool.ui.SceneRegistry;
import knightschool.ui.snapshot.OffscreenSnapshot;
import knightschool.ui.theme.Theme;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.state.Concatenate;
import org.apache.pdfbox.contentstream.operator.state.Restore;
import org.apache.pdfbox.contentstream.operator.state.Save;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The words of a scene that is a picture in a handout can be read on paper. */
class HandoutPictureLegibilityTest {
    private static final double LEAST_POINTS = 5.5;

    private static final String GAME = """
            ## Game %d

            What a student reads before a game takes some lines of the page, so that its picture has not all of it.

            ```setup
            scene: play
            board: 8x8
            walk: [a1, b3, c5]
            show: [hints, open-move-counts]
            answer: never
            ```

            """;

    private static final String SEARCH = """
            ## Search

            ```setup
            scene: compare
            board: 8x8
            panes: [warnsdorff, warnsdorff --tie-break pohl]
            moment: step 20
            show: [code]
            ```
            """;

    @TempDir
    private Path folder;

    /** How many points of paper one pixel of each picture takes, in the order of the pages. */
    private static final class PictureScales extends PDFStreamEngine {
        private final List<Double> scales = new ArrayList<>();

        PictureScales() {
            addOperator(new Concatenate(this));
            addOperator(new Save(this));
            addOperator(new Restore(this));
        }

        @Override
        protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
            if (operator.getName().equals("Do")
                    && getResources().getXObject((COSName) operands.getFirst()) instanceof PDImageXObject picture) {
                scales.add((double) getGraphicsState()
                                .getCurrentTransformationMatrix()
                                .getScalingFactorX()
                        / picture.getWidth());
            }
            super.processOperator(operator, operands);
        }
    }

    private static List<Double> scales(Path pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            PictureScales found = new PictureScales();
            for (PDPage page : document.getPages()) {
                found.processPage(page);
            }
            return found.scales;
        }
    }

    /** The sizes of such words of a slide's scene as it is pictured, in pixels of the picture. */
    private static List<Double> sizes(RenderableLesson lesson, int slide, String words) {
        OffscreenSnapshot shot = ToolkitThread.call(() -> new OffscreenSnapshot(
                SceneRegistry.picturesOf(lesson.file(), lesson.answers(), lesson.claims())
                        .scene(slide, Theme.LIGHT, false)
                        .orElseThrow(),
                Theme.LIGHT,
                OffscreenSnapshot.Size.PAPER));
        try {
            return SceneRenderer.whenReady(
                    now -> shot.isReady(now, Long.MAX_VALUE),
                    () -> shot.scene().getRoot().lookupAll(words).stream()
                            .map(Labeled.class::cast)
                            .map(label -> label.getFont().getSize() * OffscreenSnapshot.Size.PAPER.scale())
                            .toList());
        } finally {
            ToolkitThread.run(shot::close);
        }
    }

    @Test
    void signsOfAGameAndLinesOfCodeAreLargeEnoughOnPaper() throws IOException {
        Path file = Files.writeString(
                folder.resolve("words.md"),
                "---\ntitle: Words\n---\n\n" + GAME.formatted(1) + GAME.formatted(2) + SEARCH);
        Path pdf = folder.resolve("words.pdf");
        HandoutRenderer.write(file, pdf, false, PaperSize.A4);
        List<Double> scales = scales(pdf);
        assertEquals(3, scales.size());
        RenderableLesson lesson = RenderableLesson.of(file);
        for (int slide = 0; slide < scales.size(); slide++) {
            double points = scales.get(slide);
            List<Double> sizes = sizes(lesson, slide, slide < 2 ? ".board-legend > .label" : ".code-text");
            assertTrue(sizes.size() >= 4, "words on slide " + (slide + 1) + ": " + sizes);
            for (double size : sizes) {
                assertTrue(size * points >= LEAST_POINTS, "slide " + (slide + 1) + ": " + size * points + " points");
            }
        }
    }
}
