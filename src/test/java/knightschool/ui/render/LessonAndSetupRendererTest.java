package knightschool.ui.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import knightschool.files.FileReplacementRule;
import knightschool.files.InputFault;
import knightschool.handout.PaperSize;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonAndSetupRendererTest {
    private static final String LESSON = """
            ---
            title: Two slides
            minutes: 1
            goals: [See that it is drawn.]
            ---

            ## One

            The board.

            ```setup
            scene: graph
            board: 4x4
            ```

            ## Two

            The end.
            """;

    private static final FileReplacementRule NOTHING_READ = new FileReplacementRule(false, List.of());

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private LessonAndSetupRenderer renderer() {
        return new LessonAndSetupRenderer(folder.resolve("out"), 1024, 700, "dark", NOTHING_READ);
    }

    @Test
    void renderWritesAPictureForEachSlide() throws IOException {
        List<Path> written = renderer().render(file("two.md", LESSON));
        assertEquals(
                List.of("two-01.png", "two-02.png"),
                written.stream().map(p -> p.getFileName().toString()).toList());
        assertEquals(1024, ImageIO.read(written.getFirst().toFile()).getWidth());
        assertEquals(0xFF1B1E23, ImageIO.read(written.getLast().toFile()).getRGB(1020, 690));
    }

    @Test
    void renderOfSetupShowsItsMoment() throws IOException {
        Path setup = file("five.setup", "scene: compare\nboard: 5x5\nmoment: step 7\n");
        List<Path> written = renderer().render(setup);
        assertEquals(List.of(folder.resolve("out").resolve("five.png")), written);
        Path later = file("later.setup", "scene: compare\nboard: 5x5\nmoment: step 8\n");
        assertTrue(Files.mismatch(written.getFirst(), renderer().render(later).getFirst()) >= 0);
    }

    @Test
    void renderMovingWritesOneGif() throws IOException {
        List<Path> written = renderer().renderMoving(file("two.md", LESSON));
        assertEquals(1, written.size());
        List<BufferedImage> frames = frames(written.getFirst());
        assertEquals(2, frames.size());
        List<Path> slides = renderer().render(folder.resolve("two.md"));
        for (int slide = 0; slide < 2; slide++) {
            assertTrue(alike(ImageIO.read(slides.get(slide).toFile()), frames.get(slide)), "slide " + slide);
        }
        assertFalse(alike(frames.getFirst(), frames.getLast()));
    }

    @Test
    void renderMovingShowsEveryStepUpToTheMomentAsTheStillPictureDoes() throws IOException {
        List<Path> written =
                renderer().renderMoving(file("five.setup", "scene: compare\nboard: 5x5\nmoment: step 7\n"));
        List<BufferedImage> frames = frames(written.getFirst());
        assertEquals(8, frames.size());
        for (int step = 1; step < frames.size(); step++) {
            assertFalse(same(frames.get(step - 1), frames.get(step)), "step " + step);
        }
        Path still = renderer()
                .render(file("still.setup", "scene: compare\nboard: 5x5\nmoment: step 7\n"))
                .getFirst();
        assertTrue(alike(ImageIO.read(still.toFile()), frames.getLast()));
    }

    @Test
    void renderMovingJoinsATourUpToTheMoment() throws IOException {
        String tour = "scene: tour\nboard: 12x12\nshow: [closed]\nmoment: ";
        List<BufferedImage> frames = frames(
                renderer().renderMoving(file("join.setup", tour + "step 4\n")).getFirst());
        assertEquals(5, frames.size());
        for (int step = 1; step < frames.size(); step++) {
            assertFalse(same(frames.get(step - 1), frames.get(step)), "step " + step);
        }
        Path still = renderer().render(folder.resolve("join.setup")).getFirst();
        assertTrue(alike(ImageIO.read(still.toFile()), frames.getLast()));
        Path whole = file("all.setup", tour + "end\n");
        assertEquals(7, RenderableSetup.of(whole).moments().size());
    }

    @Test
    void movingPictureOfALargeTourHasNoMoreStepsThanThatOfASearch() throws IOException {
        Path large = file("large.setup", "scene: tour\nboard: 80x80\nmoment: end\n");
        assertEquals(121, RenderableSetup.of(large).moments().size());
    }

    private static List<BufferedImage> frames(Path gif) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        List<BufferedImage> frames = new ArrayList<>();
        try (ImageInputStream in = ImageIO.createImageInputStream(gif.toFile())) {
            reader.setInput(in);
            for (int i = 0; i < reader.getNumImages(true); i++) {
                frames.add(reader.read(i));
            }
        } finally {
            reader.dispose();
        }
        return frames;
    }

    private static boolean same(BufferedImage one, BufferedImage other) {
        return differing(one, other, 0) == 0;
    }

    /** A GIF has 256 colours, so that its picture is nearly the same. */
    private static boolean alike(BufferedImage one, BufferedImage other) {
        return differing(one, other, 48) * 1000 < one.getWidth() * one.getHeight();
    }

    /** How many pixels differ by more than that in some colour. */
    private static long differing(BufferedImage one, BufferedImage other, int tolerance) {
        return IntStream.range(0, one.getWidth() * one.getHeight())
                .filter(i -> {
                    Color a = new Color(one.getRGB(i % one.getWidth(), i / one.getWidth()));
                    Color b = new Color(other.getRGB(i % one.getWidth(), i / one.getWidth()));
                    return Math.abs(a.getRed() - b.getRed()) > tolerance
                            || Math.abs(a.getGreen() - b.getGreen()) > tolerance
                            || Math.abs(a.getBlue() - b.getBlue()) > tolerance;
                })
                .count();
    }

    @Test
    void renderOfFaultyLessonNamesTheLineAndWritesNothing() throws IOException {
        Path lesson = file("bad.md", LESSON.replace("board: 4x4", "board: 4xx"));
        InputFault fault = assertThrows(InputFault.class, () -> renderer().render(lesson));
        assertTrue(fault.line() > 0, fault.getMessage());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void renderOfLessonWhoseClaimFailsNamesTheLineAndWritesNothing() throws IOException {
        Path lesson = file("wrong.md", LESSON.replace("The end.", "The end.\n\n```expect\nvertices 4x4 = 15\n```"));
        InputFault fault = assertThrows(InputFault.class, () -> renderer().render(lesson));
        assertTrue(fault.getMessage().startsWith(lesson + ":"), fault.getMessage());
        assertTrue(fault.line() > 0, fault.getMessage());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void renderReadsOnlyTheOneLessonWhateverItsNameEndsIn() throws IOException {
        file("faulty.md", "no lesson");
        List<Path> written = renderer().render(file("two.txt", LESSON));
        assertEquals(
                List.of("two.txt-01.png", "two.txt-02.png"),
                written.stream().map(p -> p.getFileName().toString()).toList());
    }

    @Test
    void renderOfTheRootIsNoLesson() {
        assertThrows(InputFault.class, () -> renderer().render(Path.of("/")));
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void handoutHasAPictureOfEachSceneAndIsTheSameEachTime() throws IOException {
        Path lesson = file("two.md", LESSON);
        Path first = folder.resolve("first.pdf");
        Path second = folder.resolve("second.pdf");
        HandoutRenderer.write(lesson, first, false, PaperSize.A4);
        HandoutRenderer.write(lesson, second, false, PaperSize.A4);
        assertEquals(-1, Files.mismatch(first, second));
        try (PDDocument pdf = Loader.loadPDF(first.toFile())) {
            String text = new PDFTextStripper().getText(pdf);
            assertTrue(text.contains("Two slides") && text.contains("The board.") && text.contains("The end."), text);
            int pictures = 0;
            for (COSName name : pdf.getPage(0).getResources().getXObjectNames()) {
                pictures += pdf.getPage(0).getResources().isImageXObject(name) ? 1 : 0;
            }
            assertEquals(1, pictures);
        }
    }

    @Test
    void handoutOfALessonWhoseClaimFailsIsNotWritten() throws IOException {
        Path lesson = file("wrong.md", LESSON.replace("The end.", "The end.\n\n```expect\nvertices 4x4 = 15\n```"));
        Path pdf = folder.resolve("wrong.pdf");
        assertThrows(InputFault.class, () -> HandoutRenderer.write(lesson, pdf, true, PaperSize.A4));
        assertFalse(Files.exists(pdf));
    }

    @Test
    void rendererRefusesSizesAndThemesInWords() {
        assertThrows(InputFault.class, () -> new LessonAndSetupRenderer(folder, 10, 10, "light", NOTHING_READ));
        assertThrows(InputFault.class, () -> new LessonAndSetupRenderer(folder, 1280, 5000, "light", NOTHING_READ));
        assertThrows(InputFault.class, () -> new LessonAndSetupRenderer(folder, 1280, 720, "sepia", NOTHING_READ));
        assertThrows(InputFault.class, () -> renderer().render(folder.resolve("missing.md")));
    }

    @Test
    void setupIsOneByItsTextWhereItsNameSaysNothing() throws IOException {
        for (String name : List.of("five", "five.txt", "five.yaml", "FIVE.SETUP")) {
            Path setup = file(name, "scene: compare\nboard: 5x5\nmoment: step 7\n");
            assertEquals(1, renderer().render(setup).size(), name);
        }
        Path wrong = file("wrong.txt", "scene: compare\nboard: 5 by 5\n");
        InputFault fault = assertThrows(InputFault.class, () -> renderer().render(wrong));
        assertTrue(fault.getMessage().startsWith(wrong + ":2: "), fault::getMessage);
        Path folderOfLessons = Files.createDirectories(folder.resolve("lessons"));
        InputFault isFolder = assertThrows(InputFault.class, () -> renderer().render(folderOfLessons));
        assertTrue(isFolder.getMessage().contains("this is a folder, not a file"), isFolder::getMessage);
    }
}
