package knightschool.ui.render;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import javafx.scene.image.WritableImage;
import knightschool.files.InputFault;
import knightschool.lesson.LessonFile;
import knightschool.lesson.LessonShelf;
import knightschool.ui.Rooms;
import knightschool.ui.lesson.LessonRoom;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.theme.Theme;

/**
 * One lesson to be rendered: where it is in its folder, and how many slides it has.
 *
 * @param folder empty for the program's own lessons
 * @param number its place among the lessons of the folder, from 0
 * @param name its file's name without the ending
 * @param slides how many
 */
record RenderedLesson(Optional<Path> folder, int number, String name, int slides) {

    /**
     * The lesson of a file, or where there is no such file one of the program's own by its name.
     *
     * @throws InputFault if there is none, or something is wrong with it
     */
    static RenderedLesson of(Path source) {
        String name = source.getFileName().toString();
        boolean isFile = Files.isRegularFile(source);
        Path folder = source.toAbsolutePath().getParent();
        List<LessonFile> files = isFile ? LessonShelf.folder(folder) : LessonShelf.own();
        int number = IntStream.range(0, files.size())
                .filter(i -> bare(files.get(i).name()).equals(bare(name)))
                .findFirst()
                .orElseThrow(() -> new InputFault(
                        source.toString(), 0, "there is no such lesson", "Name a lesson's file, ending in .md."));
        LessonFile file = files.get(number);
        if (file.lesson().isEmpty()) {
            throw file.faults().getFirst();
        }
        return new RenderedLesson(
                isFile ? Optional.of(folder) : Optional.empty(),
                number,
                bare(file.name()),
                file.lesson().get().slides().size());
    }

    /** The lessons that come with the program. */
    static List<RenderedLesson> own() {
        return LessonShelf.own().stream()
                .map(file -> of(Path.of(bare(file.name()))))
                .toList();
    }

    private static String bare(String name) {
        String last = name.substring(name.lastIndexOf('/') + 1);
        return last.endsWith(".md") ? last.substring(0, last.length() - 3) : last;
    }

    /** The window with the lessons of the folder. */
    WindowSubject window(Theme theme) {
        Consumer<SceneRoom> open = room -> folder.ifPresent(((LessonRoom) room)::openFolder);
        return new WindowSubject(Rooms.all(), "lessons", theme, List.of(open));
    }

    /** Every slide in its turn, in one window. */
    void forEachSlide(Photographer photographer, Theme theme, ObjIntConsumer<WritableImage> pictures) {
        WindowSubject window = Toolkit.call(() -> window(theme));
        try {
            for (int i = 0; i < slides; i++) {
                int slide = i;
                Toolkit.run(() -> window.then(room -> ((LessonRoom) room).openAt(number, slide)));
                pictures.accept(photographer.imageOf(window), slide);
            }
        } finally {
            Toolkit.run(window::close);
        }
    }

    /** The name of the picture of a slide, counted from 0. */
    String picture(int slide) {
        return "%s-%02d.png".formatted(name, slide + 1);
    }
}
