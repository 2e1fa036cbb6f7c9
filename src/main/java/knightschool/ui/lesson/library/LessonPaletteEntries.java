package knightschool.ui.lesson.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.glossary.Glossary;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.palette.NamedSetup;
import knightschool.ui.palette.PaletteGroup;

/** Creates the search entries of lessons and slides, which are found by their titles and numbers. */
public final class LessonPaletteEntries {
    private final String folder;
    private final String whose;
    private final Glossary glossary = Glossary.of(LessonFolderReader.glossary());

    private LessonPaletteEntries(String folder, String whose) {
        this.folder = folder;
        this.whose = whose;
    }

    /** Returns the entries of the program's own lessons; reads files the first time. */
    public static List<NamedSetup> own() {
        return own("");
    }

    private static List<NamedSetup> own(String whose) {
        return new LessonPaletteEntries("", whose).of(ListedLesson.numbered(LessonFolderReader.own()));
    }

    /**
     * Returns the entries of the listed lessons. While a folder is open, the program's own lessons are included, and
     * each entry names its origin.
     *
     * @param folder the folder, as in {@link LessonsSetup#folder}
     */
    public static List<NamedSetup> of(String folder, List<ListedLesson> lessons) {
        return folder.isEmpty()
                ? new LessonPaletteEntries("", "").of(lessons)
                : Stream.concat(
                                new LessonPaletteEntries(folder, LessonPaletteEntryWords.OF_YOUR_FOLDER)
                                        .of(lessons).stream(),
                                own(LessonPaletteEntryWords.OF_THE_PROGRAM).stream())
                        .toList();
    }

    /** Returns the entry for the list of a folder's lessons, found by the name of the folder. */
    public static NamedSetup list(Path folder) {
        String name = Optional.ofNullable(folder.getFileName()).orElse(folder).toString();
        return new NamedSetup(
                PaletteGroup.FILE,
                LessonPaletteEntryWords.lessonsIn(name),
                List.of(),
                List.of(),
                LessonPaletteEntryWords.FOLDER,
                new LessonsSetup(folder.toString(), "", 1, Optional.empty()));
    }

    private List<NamedSetup> of(List<ListedLesson> lessons) {
        List<NamedSetup> places = new ArrayList<>();
        for (ListedLesson lesson : lessons) {
            String aside = LessonPaletteEntryWords.lesson(lesson.ordinal());
            places.add(new NamedSetup(
                    PaletteGroup.LESSON,
                    lesson.file().title(),
                    List.of(),
                    goals(lesson),
                    aside + whose,
                    setup(lesson, 1),
                    List.of(aside)));
        }
        for (ListedLesson lesson : lessons) {
            lesson.file().lesson().ifPresent(read -> read.slides().forEach(slide -> places.add(slide(slide, lesson))));
        }
        return places;
    }

    /** Returns all names of the glossary terms in texts, so that "adjacent" also finds a text about neighbours. */
    private Stream<String> terms(List<String> texts) {
        return texts.stream()
                .flatMap(text -> glossary.termsIn(text).stream())
                .distinct()
                .flatMap(term -> Stream.concat(Stream.of(term.word()), term.forms().stream()));
    }

    private List<String> goals(ListedLesson lesson) {
        List<String> goals =
                lesson.file().lesson().map(read -> read.head().goals()).orElse(List.of());
        return Stream.concat(goals.stream(), terms(goals)).toList();
    }

    /** Returns the emphasized words of a slide and the glossary terms in all of its text. */
    private List<String> about(Slide slide) {
        List<String> stressed = slide.blocks().stream()
                .flatMap(SlideBlock::allSpans)
                .filter(span -> span.style().strong())
                .flatMap(span -> words(span).stream())
                .toList();
        List<String> text = slide.blocks().stream()
                .flatMap(SlideBlock::allSpans)
                .flatMap(span -> words(span).stream())
                .toList();
        return Stream.concat(stressed.stream(), terms(text)).toList();
    }

    private static Optional<String> words(StyledTextSpan span) {
        return switch (span) {
            case StyledTextSpan.Words words -> Optional.of(words.text());
            case StyledTextSpan.InDictionary term -> Optional.of(term.words());
            default -> Optional.empty();
        };
    }

    private NamedSetup slide(Slide slide, ListedLesson lesson) {
        int number = lesson.slideNumber(slide);
        return new NamedSetup(
                PaletteGroup.SLIDE,
                slide.title(),
                List.of(),
                about(slide),
                LessonPaletteEntryWords.slideIn(lesson.ordinal(), number) + whose,
                setup(lesson, number),
                LessonPaletteEntryWords.numbers(lesson.ordinal(), number));
    }

    private LessonsSetup setup(ListedLesson lesson, int slide) {
        return new LessonsSetup(folder, lesson.name(), slide, Optional.empty());
    }
}
