package knightschool.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.search.Problem;
import knightschool.setup.CompareSetup;
import knightschool.setup.Control;
import knightschool.setup.Moment;
import knightschool.setup.Show;
import knightschool.ui.choice.BoardChoice;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.BoardUse;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;
import knightschool.ui.shell.LiveScene;
import knightschool.ui.shell.SceneForm;
import knightschool.ui.shell.Shell;

/** The comparison of searches; in the window with a button that chooses the board. */
public final class CompareScene implements LiveScene<CompareSetup> {
    private static final int MOST_PANES = 3;
    private static final int USUAL_SIDE = 8;
    private static final long NOT_YET = -1;

    private final Shell shell;
    private final CompareModel model;
    private final CompareView view;
    private final Optional<BoardChooser> chooser;
    private final double usualSpeed;
    private CompareSetup opened = CompareSetup.of(Board.full(USUAL_SIDE, USUAL_SIDE));

    /** The step at which the opened set-up's moment was reached. */
    private long reached = NOT_YET;

    public CompareScene(Shell shell, SceneForm form) {
        this.shell = shell;
        model = new CompareModel(opened.problem(), opened.solvers());
        usualSpeed = model.speedProperty().get();
        view = new CompareView(model, form == SceneForm.WINDOW);
        chooser = form == SceneForm.WINDOW
                ? Optional.of(new BoardChooser(choice(), shell.messages(), this::compare))
                : Optional.empty();
    }

    private BoardChoice choice() {
        Problem problem = model.problem();
        return new BoardChoice(BoardUse.COMPARE, problem.board(), problem.start(), problem.closed());
    }

    @Override
    public void open(CompareSetup setup) {
        Problem problem = setup.problem();
        boolean goesOn = problem.equals(model.problem())
                && setup.solvers().equals(model.solversProperty().get());
        opened = setup;
        reached = NOT_YET;
        if (!goesOn) {
            model.restart(problem, setup.solvers());
        }
        model.limit(setup.limit());
        model.speedProperty().set(setup.controls().position(Control.SPEED, usualSpeed));
        model.reasonsAskedProperty().set(setup.shows(Show.REASONS));
        chooser.ifPresent(button -> button.show(choice()));
        setup.moment().ifPresentOrElse(moment -> view.reach(moment.event(), this::arrive), () -> {
            model.transport().toStart();
            view.whenSettled(this::arrive);
        });
    }

    private void arrive() {
        reached = model.stepProperty().get();
        model.pointAt(opened.pointed());
    }

    @Override
    public CompareSetup now() {
        if (reached == NOT_YET) {
            return opened;
        }
        Problem problem = model.problem();
        return opened.on(problem.board())
                .withStart(problem.start())
                .withSolvers(model.solversProperty().get())
                .at(moment())
                .showing(Show.CLOSED, problem.closed())
                .showing(Show.REASONS, model.reasonsAskedProperty().get())
                .pointingAt(model.pointed())
                .with(Control.SPEED, model.speedProperty().get(), usualSpeed)
                .with(Control.LIMIT, model.limitProperty().get(), Comparison.USUAL_LIMIT);
    }

    private Optional<Moment> moment() {
        long step = model.stepProperty().get();
        boolean same = model.problem().equals(opened.problem())
                && model.solversProperty().get().equals(opened.solvers());
        if (same && step == reached) {
            return opened.moment();
        }
        return step == 0 ? Optional.empty() : Optional.of(new Moment.Step(step));
    }

    private void compare(BoardChoice choice) {
        model.restart(choice.problem());
        chooser.ifPresent(button -> button.show(choice));
        shell.messages().clear();
        view.requestFocus();
    }

    CompareModel model() {
        return model;
    }

    CompareView view() {
        return view;
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public Node tools() {
        return chooser.map(BoardChooser::node).orElseGet(Region::new);
    }

    @Override
    public Optional<String> style() {
        return Optional.of("panes-" + Math.min(model.solversProperty().get().size(), MOST_PANES));
    }

    @Override
    public boolean takesArrows() {
        return true;
    }

    @Override
    public List<Command> commands() {
        List<Command> all = new ArrayList<>(view.commands());
        chooser.ifPresent(button -> all.addAll(button.commands()));
        return all;
    }

    @Override
    public List<Gesture> gestures() {
        return CompareCommands.gestures();
    }

    @Override
    public boolean isSettled() {
        return reached != NOT_YET && model.isSettled();
    }

    @Override
    public void shown() {
        model.wake();
        view.requestFocus();
    }

    @Override
    public void left() {
        if (reached != NOT_YET) {
            model.rest();
        }
        chooser.ifPresent(BoardChooser::hide);
    }

    @Override
    public void close() {
        chooser.ifPresent(BoardChooser::close);
        view.close();
    }
}
