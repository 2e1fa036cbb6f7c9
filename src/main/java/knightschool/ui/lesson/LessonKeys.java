package knightschool.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.ui.shell.KeyHelp;

/** What keys mean in the lessons, and who gets the arrows: the slides, the live scene, or what has the focus. */
final class LessonKeys {
    private final LessonModel lesson;
    private final Node room;
    private final Supplier<Optional<LiveScene>> scene;
    private final Runnable chooseFolder;

    /**
     * @param room everything that lies in the lessons
     * @param scene what stands beside the text now
     * @param chooseFolder asks for a folder of lessons
     */
    LessonKeys(LessonModel lesson, Node room, Supplier<Optional<LiveScene>> scene, Runnable chooseFolder) {
        this.lesson = lesson;
        this.room = room;
        this.scene = scene;
        this.chooseFolder = chooseFolder;
    }

    /** Keys that turn slides go before whatever has the focus, unless that is a text or the live scene. */
    void filter(KeyEvent key) {
        if (lesson.lesson() == null) {
            return;
        }
        if (turnsSlides(key)) {
            turn(key);
            key.consume();
        } else if (isArrow(key) && arrowsAreTheScenes()) {
            scene.get().ifPresent(s -> s.handle(key));
            key.consume();
        }
    }

    private boolean turnsSlides(KeyEvent key) {
        return isPageKey(key) || isArrow(key) && arrowsAreFree();
    }

    private static boolean isPageKey(KeyEvent key) {
        return key.getCode() == KeyCode.PAGE_DOWN || key.getCode() == KeyCode.PAGE_UP;
    }

    private static boolean isArrow(KeyEvent key) {
        return key.getCode() == KeyCode.LEFT || key.getCode() == KeyCode.RIGHT;
    }

    private boolean arrowsAreFree() {
        return scene.get()
                        .map(s -> !s.takesArrows() && !isInside(focused(), s.node()))
                        .orElse(true)
                && !(focused() instanceof TextInputControl);
    }

    private boolean arrowsAreTheScenes() {
        return scene.get()
                        .map(s -> s.takesArrows() && !isInside(focused(), s.node()))
                        .orElse(false)
                && !(focused() instanceof TextInputControl);
    }

    private Node focused() {
        return room.getScene() == null ? null : room.getScene().getFocusOwner();
    }

    private static boolean isInside(Node node, Node parent) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (above == parent) {
                return true;
            }
        }
        return false;
    }

    private void turn(KeyEvent key) {
        if (key.getCode() == KeyCode.PAGE_DOWN || key.getCode() == KeyCode.RIGHT) {
            lesson.next();
        } else {
            lesson.previous();
        }
    }

    /** Does what a key means here; says whether it means anything. */
    boolean handle(KeyEvent key) {
        if (lesson.cardProperty().get() == null) {
            return handleAtHome(key);
        }
        if (key.getCode() == KeyCode.ESCAPE) {
            if (!scene.get().map(LiveScene::cancel).orElse(false)) {
                lesson.close();
            }
            return true;
        }
        if (lesson.lesson() == null || key.getTarget() instanceof TextInputControl) {
            return false;
        }
        return handleOnSlide(key);
    }

    private boolean handleAtHome(KeyEvent key) {
        if (key.isShortcutDown() && key.getCode() == KeyCode.O) {
            chooseFolder.run();
            return true;
        }
        return false;
    }

    private boolean handleOnSlide(KeyEvent key) {
        if (turnsSlides(key)) {
            turn(key);
            return true;
        }
        if (key.getCode() == KeyCode.N && !key.isShortcutDown()) {
            lesson.notesShownProperty().set(!lesson.notesShownProperty().get());
            return true;
        }
        return scene.get().map(s -> s.handle(key)).orElse(false);
    }

    /** The keys for the help window, with those of the live scene. */
    List<KeyHelp> help() {
        List<KeyHelp> keys = new ArrayList<>(List.of(
                new KeyHelp("Page Down, Page Up", "the next slide, the slide before"),
                new KeyHelp("Right, Left", "the same, where the scene has no use for them"),
                new KeyHelp("N", "the speaker's notes"),
                new KeyHelp("Escape", "all lessons"),
                new KeyHelp("Ctrl + O", "in the list: a folder of your own")));
        scene.get().ifPresent(s -> keys.addAll(s.keys()));
        return keys;
    }
}
