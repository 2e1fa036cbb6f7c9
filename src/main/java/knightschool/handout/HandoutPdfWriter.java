package knightschool.handout;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.MemoryWriter;
import knightschool.lesson.Lesson;
import knightschool.lesson.Slide;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;

/** Writes a handout as PDF. The file contains no date and nothing random: the same handout gives the same bytes. */
public final class HandoutPdfWriter implements AutoCloseable {
    private static final double MARGIN = 40;
    private static final double FOOT = 22;
    private static final double NOTES_PART = 0.32;
    private static final double COLUMN_GAP = 18;
    private static final double LINE_GAP = 21;
    private static final long NO_DATE = 0;
    private static final String CREATOR = "Knight School";

    private final HandoutContent handout;
    private final PaperSize paper;
    private final PDDocument document = new PDDocument();
    private final HandoutFontSet fonts = new HandoutFontSet(document);

    private HandoutPdfWriter(HandoutContent handout, PaperSize paper) {
        this.handout = handout;
        this.paper = paper;
    }

    /**
     * Returns the bytes of the file.
     *
     * @param slide receives the index of each slide, from 0, before it is laid out; may end the work by throwing
     */
    public static byte[] of(HandoutContent handout, PaperSize paper, Consumer<Integer> slide) {
        try (HandoutPdfWriter pdf = new HandoutPdfWriter(handout, paper)) {
            return pdf.bytes(slide);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns whether a file is a handout of this program, so that a later one may replace it. */
    public static boolean isOwn(Path file) {
        try (PDDocument found = Loader.loadPDF(file.toFile())) {
            return CREATOR.equals(found.getDocumentInformation().getCreator());
        } catch (IOException | RuntimeException _) {
            return false;
        }
    }

    private byte[] bytes(Consumer<Integer> slide) throws IOException {
        List<List<PageRowGroup>> pages = PageFlow.pages(groups(slide), space());
        for (int i = 0; i < pages.size(); i++) {
            try (PageCanvas content = new PageCanvas(document, paper, fonts)) {
                draw(content, pages.get(i));
                foot(content, i + 1, pages.size());
            }
        }
        document.getDocumentInformation().setTitle(head().title());
        document.getDocumentInformation().setCreator(CREATOR);
        document.getDocumentCatalog().setLanguage("en");
        document.setDocumentId(NO_DATE);
        return MemoryWriter.bytes(document::save);
    }

    private Lesson.Head head() {
        return handout.lesson().head();
    }

    private double width() {
        return paper.width() - 2 * MARGIN;
    }

    private double space() {
        return paper.height() - 2 * MARGIN - FOOT;
    }

    private double notesWidth() {
        return NOTES_PART * width();
    }

    private double column() {
        return width() - notesWidth() - COLUMN_GAP;
    }

    private List<PageRowGroup> groups(Consumer<Integer> progress) throws IOException {
        List<PageRowGroup> groups = new ArrayList<>(List.of(title()));
        List<Slide> slides = handout.lesson().slides();
        for (int i = 0; i < slides.size(); i++) {
            progress.accept(i);
            groups.add(group(slides.get(i), i));
        }
        if (!head().sources().isEmpty()) {
            groups.add(new PageRowGroup(list(HandoutWords.SOURCES, head().sources()), false, true));
        }
        return groups;
    }

    private PageRowGroup title() {
        List<UnbreakablePageRow> rows = new ArrayList<>();
        String minutes = HandoutWords.minutes(head().minutes(), handout.lesson().extraMinutes());
        String answers = handout.key().isPresent() ? HandoutWords.WITH_ANSWERS : "";
        String about = Stream.of(head().part(), minutes, answers)
                .filter(words -> !words.isBlank())
                .collect(Collectors.joining("  ·  "));
        rows.addAll(lines(about, HandoutFontFace.TEXT, width(), HandoutSizesAndGreys.SMALL, HandoutSizesAndGreys.PALE));
        rows.addAll(lines(
                head().title(),
                HandoutFontFace.STRONG,
                width(),
                HandoutSizesAndGreys.TITLE,
                HandoutSizesAndGreys.BLACK));
        rows.add(UnbreakablePageRow.gap(4));
        if (handout.key().isEmpty()) {
            rows.add(new UnbreakablePageRow.WritingLine(HandoutWords.NAME, width() / 2));
            rows.add(UnbreakablePageRow.gap(4));
        }
        if (!head().goals().isEmpty()) {
            rows.addAll(list(HandoutWords.GOALS, head().goals()));
        }
        return new PageRowGroup(rows, false, false);
    }

    private List<UnbreakablePageRow> lines(String words, HandoutFontFace face, double width, double size, double grey) {
        return new WordWrap(fonts, width, size, grey).add(words, face).lines();
    }

    private List<UnbreakablePageRow> list(String title, List<String> items) {
        List<UnbreakablePageRow> rows = new ArrayList<>(
                lines(title, HandoutFontFace.TEXT, width(), HandoutSizesAndGreys.SMALL, HandoutSizesAndGreys.PALE));
        for (String item : items) {
            rows.addAll(lines(
                    "–  " + item,
                    HandoutFontFace.TEXT,
                    width(),
                    HandoutSizesAndGreys.BODY,
                    HandoutSizesAndGreys.BLACK));
        }
        return rows;
    }

    private PageRowGroup group(Slide slide, int number) throws IOException {
        String title = number + 1 + "  " + slide.title();
        List<UnbreakablePageRow> rows = new ArrayList<>();
        if (slide.duration().isExtra()) {
            rows.addAll(lines(
                    HandoutWords.EXTRA,
                    HandoutFontFace.TEXT,
                    column(),
                    HandoutSizesAndGreys.SMALL,
                    HandoutSizesAndGreys.PALE));
        }
        rows.addAll(lines(
                title, HandoutFontFace.STRONG, column(), HandoutSizesAndGreys.SLIDE_TITLE, HandoutSizesAndGreys.BLACK));
        rows.add(UnbreakablePageRow.gap(4));
        rows.addAll(new SlideTextRowBuilder(fonts, handout.answers(), handout.key(), slide).rows(column()));
        if (handout.pictures().get(number).isPresent()) {
            rows.add(UnbreakablePageRow.gap(9));
            rows.add(UnbreakablePageRow.Picture.of(
                    handout.pictures().get(number).get().in(document), column()));
        }
        return new PageRowGroup(rows, true, true);
    }

    private void draw(PageCanvas page, List<PageRowGroup> groups) {
        double gap = PageFlow.gap(groups, space());
        double top = MARGIN;
        for (PageRowGroup group : groups) {
            if (group.rule()) {
                page.rule(MARGIN, MARGIN + width(), top);
            }
            double y = top + group.above();
            for (UnbreakablePageRow row : group.rows()) {
                row.draw(page, MARGIN, y);
                y += row.height();
            }
            if (group.notes()) {
                notes(page, top + group.above(), y);
            }
            top = y + gap;
        }
    }

    private void notes(PageCanvas page, double top, double bottom) {
        double left = MARGIN + column() + COLUMN_GAP;
        page.note(HandoutWords.NOTES, left, top + HandoutSizesAndGreys.SMALL);
        for (double y = top + HandoutSizesAndGreys.SMALL + LINE_GAP; y <= bottom; y += LINE_GAP) {
            page.line(left, y, left + notesWidth(), y, HandoutSizesAndGreys.HAIR, HandoutSizesAndGreys.RULE);
        }
    }

    private void foot(PageCanvas page, int number, int pages) {
        double baseline = paper.height() - MARGIN;
        String where = HandoutWords.page(number, pages);
        double across = fonts.width(where, HandoutFontFace.TEXT, HandoutSizesAndGreys.SMALL);
        String title = shortened(head().title(), width() - across - COLUMN_GAP);
        page.note(title, MARGIN, baseline);
        page.note(where, MARGIN + width() - across, baseline);
    }

    private String shortened(String title, double most) {
        if (fonts.fitting(title, HandoutFontFace.TEXT, HandoutSizesAndGreys.SMALL, most) == title.length()) {
            return title;
        }
        double room = most - fonts.width("…", HandoutFontFace.TEXT, HandoutSizesAndGreys.SMALL);
        return title.substring(0, fonts.fitting(title, HandoutFontFace.TEXT, HandoutSizesAndGreys.SMALL, room)) + "…";
    }

    @Override
    public void close() throws IOException {
        document.close();
    }
}
