package knightschool.ui.editor;

import java.lang.management.ManagementFactory;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javax.management.JMException;
import javax.management.ObjectName;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.SceneRegistry;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;

/**
 * A program of its own: the editor in a window, edited {@value #MANY} times and then as often undone and done again. It
 * prints how many bytes are in use, each time after {@value #FEW} edits and after all.
 */
public final class EditorMemoryProbe {
    static final int FEW = 500;
    static final int MANY = 3_500;

    private static final int AT_ONCE = 100;

    private final MainWindow window;
    private final EditorScene scene;
    private int made;

    private EditorMemoryProbe() throws Exception {
        window = onFx(() -> {
            MainWindow all = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
            all.show(BuiltInSceneKinds.EDITOR);
            return all;
        });
        scene = (EditorScene) window.current().orElseThrow();
    }

    /** Prints a line of two numbers for edits, and one for undoing and doing again. */
    public static void main(String[] unused) throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        started.await();
        EditorMemoryProbe probe = new EditorMemoryProbe();
        probe.measure(probe::edit);
        probe.measure(probe::undoOrRedo);
        onFx(() -> {
            probe.window.close();
            return null;
        });
        Platform.exit();
    }

    private static <T> T onFx(Callable<T> action) throws Exception {
        FutureTask<T> task = new FutureTask<>(action);
        Platform.runLater(task);
        return task.get();
    }

    private void measure(Runnable edit) throws Exception {
        made = 0;
        long few = usedAfter(FEW, edit);
        long many = usedAfter(MANY, edit);
        System.out.println(few + " " + many);
    }

    private long usedAfter(int edits, Runnable edit) throws Exception {
        while (made < edits) {
            onFx(() -> {
                for (int i = 0; i < AT_ONCE; i++) {
                    edit.run();
                    made++;
                }
                window.scene().getRoot().layout();
                return null;
            });
        }
        while (!onFx(scene::isSettled)) {
            Thread.onSpinWait();
        }
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            onFx(() -> null);
            least = Math.min(least, live());
        }
        return least;
    }

    /**
     * The bytes of all objects that can be reached: of memory in use, a collector leaves some to objects that cannot.
     */
    private static long live() throws JMException {
        String histogram = (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        String[] total = histogram.strip().lines().toList().getLast().strip().split("\\s+");
        return Long.parseLong(total[2]);
    }

    private BoardEditorModel model() {
        return scene.model();
    }

    private void edit() {
        model().toggleHole(made % model().board().squares());
    }

    /** A hundred steps back, then a hundred forth. */
    private void undoOrRedo() {
        if (made / AT_ONCE % 2 == 0) {
            model().undo();
        } else {
            model().redo();
        }
    }
}
