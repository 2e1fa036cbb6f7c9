package knightschool.handout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import knightschool.Growth;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.LessonReader;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class HandoutPdfWriterTest {
    private static final String LESSON = """
            ---
            title: %s
            part: Tours
            minutes: 20
            goals: [Count the edges of a board.]
            sources: [A book of 1759]
            ---

            ## How many edges

            A board has **vertices** and *edges*, written `a8`. This one has {{edges 5x5}} of them.

            - one
            - two

            ```quiz
            ask: How many moves has a corner?
            kind: choice
            answers: [two, four, eight]
            right: two
            because: Only the inner squares have {{degree 8x8 d4}}.
            ```

            > **Question** Why is that so?
            >
            > Answer: Because the board ends there.

            ## A number

            ```quiz
            ask: How many squares has the board?
            kind: number
            right: vertices 5x5
            ```

            ```setup
            scene: board
            board: 5x5
            ```
            """;

    @TempDir
    private Path folder;

    private LessonReadResult lesson(String title) throws IOException {
        LessonReadResult file =
                LessonReader.read(Files.writeString(folder.resolve("some.md"), LESSON.formatted(title)));
        assertEquals(List.of(), file.faults());
        return file;
    }

    private static byte[] pdf(LessonReadResult file, boolean answers, PaperSize paper) {
        ClaimEvaluator claims = new ClaimEvaluator();
        int slides = file.lesson().orElseThrow().slides().size();
        List<Optional<HandoutPicture>> pictures = new ArrayList<>(Collections.nCopies(slides, Optional.empty()));
        pictures.set(slides - 1, Optional.of(HandoutPicture.of(picture())));
        HandoutContent handout = new HandoutContent(
                file.lesson().get(),
                LessonTextEngineAnswers.of(file, claims),
                pictures,
                answers ? Optional.of(AnswerKey.of(file, claims)) : Optional.empty());
        return HandoutPdfWriter.of(handout, paper, _ -> {});
    }

    /** A red box in the midst of much space. */
    private static BufferedImage picture() {
        BufferedImage picture = new BufferedImage(800, 600, BufferedImage.TYPE_INT_RGB);
        Graphics2D pencil = picture.createGraphics();
        pencil.setColor(new Color(250, 248, 240));
        pencil.fillRect(0, 0, 800, 600);
        pencil.setColor(Color.RED);
        pencil.fillRect(300, 200, 200, 100);
        pencil.dispose();
        return picture;
    }

    private static String text(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
        }
    }

    @Test
    void titleOfAnyLengthTakesTimeInProportion() {
        Growth.assertLinear("title", 1_000, n -> {
            try {
                pdf(lesson("a".repeat(n)), false, PaperSize.A4);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @Test
    void textOfAHandoutHasWhatTheLessonSaysAndNoAnswer() throws IOException {
        String text = text(pdf(lesson("Edges"), false, PaperSize.A4));
        for (String words : List.of(
                "Tours · 20 minutes",
                "Edges",
                "Count the edges of a board.",
                "1 How many edges",
                "A board has vertices and edges, written a8. This one has 48 of them.",
                "How many moves has a corner?",
                "two",
                "eight",
                "2 A number",
                "How many squares has the board?",
                "Why is that so?",
                "A book of 1759",
                "page 1 of 1",
                "Name")) {
            assertTrue(text.contains(words), words + " in " + text);
        }
        assertFalse(text.contains("Only the inner squares"), text);
        assertFalse(text.contains("the board ends there"), text);
        assertFalse(text.contains("25"), text);
    }

    @Test
    void textOfAHandoutWithAnswersHasThemAll() throws IOException {
        String text = text(pdf(lesson("Edges"), true, PaperSize.A4));
        assertTrue(text.contains("with answers"), text);
        assertTrue(text.contains("Two. Only the inner squares have 8."), text);
        assertTrue(text.contains("Because the board ends there."), text);
        assertTrue(text.contains("25."), text);
    }

    @Test
    void slideThatAClassCanDoWithoutIsMarkedAsExtra() throws IOException {
        String extra = LESSON.replace("## A number\n", "## A number\n\nMinutes: 3, extra\n");
        LessonReadResult file =
                LessonReader.read(Files.writeString(folder.resolve("some.md"), extra.formatted("Edges")));
        assertEquals(List.of(), file.faults());
        String text = text(pdf(file, false, PaperSize.A4));
        assertTrue(text.contains("and 3 more with the extra slides"), text);
        assertTrue(text.contains("extra slide 2 A number"), text);
        assertFalse(text.contains("extra slide 1"), text);
    }

    /** What is asked only of a true statement would tell that it is true. */
    @Test
    void proofOfAStatementIsOnPaperOnlyBesideTheAnswers() throws IOException {
        String statement = LESSON.replace("kind: number", "kind: refute")
                .replace(
                        "right: vertices 5x5",
                        "right: \"true\"\nproofs: [seen, proved]\nproves: proved\nwrong: {seen: Once is not always.}")
                .replace("scene: board", "scene: walk");
        LessonReadResult file =
                LessonReader.read(Files.writeString(folder.resolve("some.md"), statement.formatted("Edges")));
        assertEquals(List.of(), file.faults());
        String asked = text(pdf(file, false, PaperSize.A4));
        assertTrue(asked.contains("It is true"), asked);
        assertFalse(asked.contains("proves it") || asked.contains("proved"), asked);
        String answered = text(pdf(file, true, PaperSize.A4));
        assertTrue(answered.contains("Which sentence proves it?") && answered.contains("Proved."), answered);
    }

    @Test
    void nameOfASquareThatAnAnswerBeginsWithStaysSmall() throws IOException {
        String about = LESSON.replace("two, four", "a1 (2), four").replace("right: two", "right: a1 (2)");
        LessonReadResult file =
                LessonReader.read(Files.writeString(folder.resolve("some.md"), about.formatted("Edges")));
        assertEquals(List.of(), file.faults());
        String text = text(pdf(file, true, PaperSize.A4));
        assertTrue(text.contains("a1 (2). Only"), text);
    }

    @Test
    void sameHandoutGivesTheSameBytesWithoutADate() throws IOException {
        LessonReadResult file = lesson("Edges");
        byte[] first = pdf(file, true, PaperSize.LETTER);
        assertArrayEquals(first, pdf(file, true, PaperSize.LETTER));
        try (PDDocument document = Loader.loadPDF(first)) {
            assertEquals(null, document.getDocumentInformation().getCreationDate());
            assertEquals("Edges", document.getDocumentInformation().getTitle());
            assertEquals(612, document.getPage(0).getMediaBox().getWidth());
        }
    }

    @Test
    void everyFontIsInTheFileWithLittleMoreThanItsUsedGlyphs() throws IOException {
        byte[] pdf = pdf(lesson("Edges"), true, PaperSize.A4);
        assertTrue(pdf.length < 300_000, "bytes: " + pdf.length);
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDPage page = document.getPage(0);
            int fonts = 0;
            for (COSName name : page.getResources().getFontNames()) {
                PDFont font = page.getResources().getFont(name);
                assertTrue(font.isEmbedded(), font.getName());
                assertFalse(font.isDamaged(), font.getName());
                fonts++;
            }
            assertEquals(4, fonts);
        }
    }

    /** Of the glyphs that were left out nothing is drawn, of the others all. */
    @Test
    void pageShowsItsWordsAndItsPictureOnWhite() throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf(lesson("Edges"), false, PaperSize.A4))) {
            BufferedImage page = new PDFRenderer(document).renderImage(0);
            int dark = 0;
            int red = 0;
            int tinted = 0;
            for (int y = 0; y < page.getHeight(); y++) {
                for (int x = 0; x < page.getWidth(); x++) {
                    Color colour = new Color(page.getRGB(x, y));
                    boolean isRed = colour.getRed() > 200 && colour.getGreen() < 60;
                    red += isRed ? 1 : 0;
                    dark += colour.getRed() < 100 && !isRed ? 1 : 0;
                    tinted += page.getRGB(x, y) == new Color(250, 248, 240).getRGB() ? 1 : 0;
                }
            }
            assertTrue(red > 1000, "red: " + red);
            assertTrue(dark > 2000, "dark: " + dark);
            assertEquals(0, tinted);
        }
    }

    @Test
    void charactersThatNoFontHasBecomeMarks() throws IOException {
        LessonReadResult file = lesson("\"\\u202eMoves \\U0001F40E \\u4e2d\\u6587 e\\u0301 \\ud7a3 (x) % end\"");
        String text = text(pdf(file, false, PaperSize.A4));
        assertTrue(text.contains("Moves ? ?? é ? (x) % end"), text);
    }

    @Test
    void lettersKeepTheirAccentsHoweverTheyAreCoded() throws IOException {
        String text = text(
                pdf(lesson("\"Re\\u0301union, e\\u0302\\u0323 and \\u0439 \\u0438\\u0306\""), false, PaperSize.A4));
        assertTrue(text.contains("Réunion, ệ and й й"), text);
    }

    @Test
    void accentsThatNoFontHasWithTheirLetterAreLeftOut() throws IOException {
        String text = text(pdf(lesson("\"\\u0301x\\u0301 k\\u030c n\\u0303\\u0301 end\""), false, PaperSize.A4));
        assertTrue(text.contains("x k ñ end"), text);
    }

    /** With its accent it is wider: what is cut between the two would lose it. */
    @Test
    void endlessWordIsCutBetweenItsLettersAndNotBeforeAnAccent() throws IOException {
        String text = text(pdf(lesson("d\u030c".repeat(500)), false, PaperSize.A4));
        assertEquals(
                500,
                text.substring(0, text.indexOf("Name"))
                        .chars()
                        .filter(one -> one == 'ď')
                        .count(),
                text);
        assertTrue(text.contains("ď…"), text);
        assertFalse(text.contains("dď") || text.contains("ďd"), text);
    }

    @Test
    void letterWithAnyNumberOfAccentsTakesTimeInProportion() {
        Growth.assertLinear("accents", 1_000, n -> {
            try {
                pdf(lesson("e" + "\u0301\u0316".repeat(n)), false, PaperSize.A4);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @Test
    void titleOfOneEndlessWordStaysOnThePage() throws IOException {
        String text = text(pdf(lesson("W".repeat(500)), false, PaperSize.A4));
        assertTrue(text.contains("…"), text);
        try (PDDocument document = Loader.loadPDF(pdf(lesson("W".repeat(500)), false, PaperSize.A4))) {
            PDFTextStripper positions = new PDFTextStripper() {
                @Override
                protected void writeString(String words, List<org.apache.pdfbox.text.TextPosition> places) {
                    places.forEach(place -> assertTrue(place.getEndX() < 595 - 36, place.toString()));
                }
            };
            positions.getText(document);
        }
    }

    @Test
    void longLessonTakesPagesOfTwoOrThreeSlides() throws IOException {
        StringBuilder long7 = new StringBuilder("---\ntitle: Long\n---\n");
        for (int i = 0; i < 7; i++) {
            long7.append("## Slide of many words\n\n")
                    .append("words and more words ".repeat(60))
                    .append("\n\n");
        }
        long7.append("## Endless\n\n").append(("A sentence for the page. ".repeat(350) + "\n\n").repeat(2));
        LessonReadResult file = LessonReader.read(Files.writeString(folder.resolve("long.md"), long7));
        try (PDDocument document = Loader.loadPDF(pdf(file, false, PaperSize.A4))) {
            String all = new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
            assertEquals(701, all.split("sentence", -1).length);
            int pages = document.getNumberOfPages();
            assertTrue(pages >= 6 && pages <= 9, "pages: " + pages);
            assertTrue(all.contains("page " + pages + " of " + pages), all);
        }
    }

    @Test
    void handoutThatNobodyWantsAnyMoreEnds() throws IOException {
        LessonReadResult file = lesson("Edges");
        HandoutContent handout = new HandoutContent(
                file.lesson().orElseThrow(),
                LessonTextEngineAnswers.NONE,
                List.of(Optional.empty(), Optional.empty()),
                Optional.empty());
        assertThrows(
                CancellationException.class,
                () -> HandoutPdfWriter.of(handout, PaperSize.A4, slide -> {
                    if (slide == 1) {
                        throw new CancellationException();
                    }
                }));
        assertThrows(
                CancellationException.class, () -> AnswerKey.of(file, new ClaimEvaluator().whileTrue(() -> false)));
    }

    @Test
    void paperIsThatOfTheCountry() {
        assertEquals(PaperSize.LETTER, PaperSize.of(Locale.US));
        assertEquals(PaperSize.A4, PaperSize.of(Locale.GERMANY));
        assertEquals(PaperSize.A4, PaperSize.of(Locale.ROOT));
        assertEquals(PaperSize.LETTER, PaperSize.named("letter"));
    }
}
