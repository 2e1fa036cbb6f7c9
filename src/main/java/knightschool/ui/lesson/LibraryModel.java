package knightschool.ui.lesson;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import knightschool.files.InputFault;
import knightschool.lesson.ClaimAnswers;
import knightschool.lesson.Claims;
import knightschool.lesson.LessonChecker;
import knightschool.lesson.LessonFile;
import knightschool.lesson.LessonFolder;

/**
 * The lessons that can be opened. They are read, answered and checked on threads of the model's own, so that neither
 * another folder nor a quiz waits for what is being checked; what comes of it is handed to the screen's thread, the
 * only one that calls the model.
 */
final class LibraryModel implements AutoCloseable {
    private final ObservableList<LessonCard> cards = FXCollections.observableArrayList();
    private final ObservableList<LessonCard> shown = FXCollections.unmodifiableObservableList(cards);
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper place = new ReadOnlyStringWrapper("");
    private final Claims claims = new Claims();
    private final Executor screen;
    private final Consumer<InputFault> messages;
    private final ExecutorService worker = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "lessons");
        thread.setDaemon(true);
        return thread;
    });
    private volatile int order;

    /**
     * @param screen runs what it is given on the screen's thread
     * @param messages takes what is wrong with a folder; the lessons shown stay
     */
    LibraryModel(Executor screen, Consumer<InputFault> messages) {
        this.screen = screen;
        this.messages = messages;
    }

    /** Lists the lessons that come with the program. */
    void openOwn() {
        open("", LessonFolder::own);
    }

    /** Lists one lesson, answered and checked already. */
    void list(LessonFile lesson, ClaimAnswers answers) {
        cards.setAll(LessonCard.read(lesson, 1).answered(answers));
    }

    /** Whether the lessons of a folder are listed; an empty name stands for the program's own. */
    boolean isOf(String folder) {
        return !cards.isEmpty() && place.get().equals(folder);
    }

    /** Lists the lessons of a folder; an empty name stands for the program's own. */
    void open(String folder) {
        if (folder.isEmpty()) {
            openOwn();
        } else {
            openFolder(Path.of(folder));
        }
    }

    /** Lists the lessons of a folder; if there are none, says so and leaves the list as it is. */
    void openFolder(Path folder) {
        open(folder.toString(), () -> LessonFolder.folder(folder));
    }

    /** Reads the lessons again that are listed, as when a file was mended. */
    void reload() {
        open(place.get());
    }

    private void open(String name, Supplier<List<LessonFile>> shelf) {
        int mine = order + 1;
        order = mine;
        busy.set(true);
        worker.execute(() -> {
            try {
                List<LessonCard> read = numbered(shelf.get());
                later(mine, () -> {
                    place.set(name);
                    cards.setAll(read);
                });
                Claims wanted = claims.whileTrue(() -> mine == order);
                read.forEach(card -> study(mine, card, wanted));
            } catch (CancellationException _) {
                // Something else has been opened meanwhile: nobody waits for these any more.
            } catch (InputFault fault) {
                later(mine, () -> messages.accept(fault));
            } finally {
                later(mine, () -> busy.set(false));
            }
        });
    }

    private static List<LessonCard> numbered(List<LessonFile> files) {
        List<LessonCard> numbered = new ArrayList<>();
        files.forEach(file -> numbered.add(LessonCard.read(file, numbered.size() + 1)));
        return numbered;
    }

    /** Answers the lesson first, since a person may be waiting for its slides, then checks the rest. */
    private void study(int mine, LessonCard card, Claims wanted) {
        if (card.isFaulty()) {
            return;
        }
        LessonCard answered = card.answered(ClaimAnswers.of(card.file(), wanted));
        later(mine, () -> cards.set(card.number() - 1, answered));
        List<InputFault> faults = new LessonChecker(wanted).check(card.file());
        if (!faults.isEmpty()) {
            later(mine, () -> cards.set(card.number() - 1, answered.checked(faults)));
        }
    }

    private void later(int mine, Runnable task) {
        screen.execute(() -> {
            if (mine == order) {
                task.run();
            }
        });
    }

    /** The lessons in the order of their files' names. */
    ObservableList<LessonCard> cards() {
        return shown;
    }

    /** Whether lessons are being read or checked. */
    ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /** The folder that is listed; empty for the program's own lessons. */
    ReadOnlyStringProperty placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** The engine that answers lessons and quizzes. */
    Claims claims() {
        return claims;
    }

    /** Where quizzes are judged. */
    Executor worker() {
        return worker;
    }

    /** Ends the threads; what they were doing is dropped. */
    @Override
    public void close() {
        order = order + 1;
        worker.shutdownNow();
    }
}
