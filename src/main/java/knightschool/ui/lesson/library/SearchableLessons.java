package knightschool.ui.lesson.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.lesson.LessonFolder;
import knightschool.lesson.Slide;
import knightschool.setup.LessonsSetup;
import knightschool.ui.palette.PaletteGroup;
import knightschool.ui.palette.SearchableSetup;

/** Makes the entries by which the palette finds lessons and slides by their titles. */
public final class SearchableLessons {
    private final String folder;
    private final String whose;

    private SearchableLessons(String folder, String whose) {
        this.folder = folder;
        this.whose = whose;
    }

    /** Those that come with the program; reads files the first time. */
    public static List<SearchableSetup> own() {
        return own("");
    }

    private static List<SearchableSetup> own(String whose) {
        return new SearchableLessons("", whose).of(ListedLesson.numbered(LessonFolder.own()));
    }

    /**
     * Those that are listed. While a folder is open, each says whose it is, and those of the program are found too.
     *
     * @param folder as {@link LessonsSetup#folder}
     */
    public static List<SearchableSetup> of(String folder, List<ListedLesson> lessons) {
        return folder.isEmpty()
                ? new SearchableLessons("", "").of(lessons)
                : Stream.concat(
                                new SearchableLessons(folder, LessonPlaceWords.OF_YOUR_FOLDER).of(lessons).stream(),
                                own(LessonPlaceWords.OF_THE_PROGRAM).stream())
                        .toList();
    }

    /** The list of a folder's lessons, found by the name of the folder. */
    public static SearchableSetup list(Path folder) {
        String name = Optional.ofNullable(folder.getFileName()).orElse(folder).toString();
        return new SearchableSetup(
                PaletteGroup.FILE,
                LessonPlaceWords.lessonsIn(name),
                List.of(),
                LessonPlaceWords.FOLDER,
                new LessonsSetup(folder.toString(), "", 1, Optional.empty()));
    }

    private List<SearchableSetup> of(List<ListedLesson> lessons) {
        List<SearchableSetup> places = new ArrayList<>();
        for (ListedLesson lesson : lessons) {
            String aside = LessonPlaceWords.lesson(lesson.ordinal());
            places.add(place(PaletteGroup.LESSON, lesson.file().title(), aside, lesson, 1));
        }
        for (ListedLesson lesson : lessons) {
            lesson.file().lesson().ifPresent(read -> read.slides().forEach(slide -> places.add(slide(slide, lesson))));
        }
        return places;
    }

    private SearchableSetup slide(Slide slide, ListedLesson lesson) {
        String aside = LessonPlaceWords.slideIn(lesson.ordinal());
        return place(PaletteGroup.SLIDE, slide.title(), aside, lesson, lesson.slideNumber(slide));
    }

    private SearchableSetup place(PaletteGroup group, String title, String aside, ListedLesson lesson, int slide) {
        LessonsSetup setup = new LessonsSetup(folder, lesson.name(), slide, Optional.empty());
        return new SearchableSetup(group, title, List.of(), aside + whose, setup);
    }
}
