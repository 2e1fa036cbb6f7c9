package knightschool.ui.lesson.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.lesson.LessonFolder;
import knightschool.lesson.Slide;
import knightschool.setup.LessonsSetup;
import knightschool.ui.palette.PaletteGroup;
import knightschool.ui.palette.Place;

/** Makes the entries by which the palette finds lessons and slides by their titles. */
public final class SearchableLessons {
    private SearchableLessons() {}

    /** Those that come with the program; reads files the first time. */
    public static List<Place> own() {
        return of("", ListedLesson.numbered(LessonFolder.own()));
    }

    /** @param folder as {@link LessonsSetup#folder} */
    public static List<Place> of(String folder, List<ListedLesson> lessons) {
        List<Place> places = new ArrayList<>();
        for (ListedLesson lesson : lessons) {
            String aside = LessonPlaceWords.lesson(lesson.ordinal());
            places.add(place(PaletteGroup.LESSON, lesson.file().title(), aside, folder, lesson, 1));
        }
        for (ListedLesson lesson : lessons) {
            lesson.file()
                    .lesson()
                    .ifPresent(read -> read.slides().forEach(slide -> places.add(slide(slide, folder, lesson))));
        }
        return places;
    }

    private static Place slide(Slide slide, String folder, ListedLesson lesson) {
        String aside = LessonPlaceWords.slideIn(lesson.ordinal());
        return place(PaletteGroup.SLIDE, slide.title(), aside, folder, lesson, lesson.slideNumber(slide));
    }

    private static Place place(
            PaletteGroup group, String title, String aside, String folder, ListedLesson lesson, int slide) {
        LessonsSetup setup = new LessonsSetup(folder, lesson.name(), slide, Optional.empty());
        return new Place(group, title, List.of(), aside, setup);
    }
}
