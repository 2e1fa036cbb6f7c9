package knightschool.ui.tour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.setup.Moment;
import knightschool.setup.TourSetup;
import knightschool.ui.choice.BoardChoice;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.BoardUse;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;
import knightschool.ui.shell.LiveScene;
import knightschool.ui.shell.SceneForm;
import knightschool.ui.shell.Shell;
import knightschool.ui.theme.Settings;

/** Tours of full boards of any size; in the window with a button that chooses the size. */
public final class TourScene implements LiveScene<TourSetup> {
    private static final String QUESTION = "tour.board";
    private static final int NOT_YET = -1;

    private final Shell shell;
    private final TourModel model;
    private final TourView view;
    private final Optional<BoardChooser> chooser;
    private TourSetup opened = TourQuestion.USUAL.setup();

    /** The step that the opened set-up came to. */
    private int reached = NOT_YET;

    public TourScene(Shell shell, SceneForm form) {
        boolean window = form == SceneForm.WINDOW;
        this.shell = shell;
        this.model = new TourModel(TourQuestion.USUAL, window);
        this.view = new TourView(model, shell.themeProperty());
        this.chooser = window
                ? Optional.of(new BoardChooser(choice(TourQuestion.USUAL), shell.messages(), this::askOn))
                : Optional.empty();
        model.questionProperty().addListener((_, _, now) -> asked(now));
        model.builtProperty().addListener(_ -> arrive());
    }

    /** What a person finds there at first: the size of the last time. */
    public static TourSetup first(Settings settings) {
        return TourQuestion.read(settings.remembered(QUESTION, ""))
                .orElse(TourQuestion.USUAL)
                .setup();
    }

    @Override
    public void open(TourSetup setup) {
        opened = setup;
        reached = NOT_YET;
        model.ask(TourQuestion.of(setup));
        setup.moment().ifPresent(moment -> model.reach(number(moment)));
        arrive();
    }

    private static int number(Moment moment) {
        return moment instanceof Moment.Step step ? (int) Math.min(step.number(), TourModel.END) : TourModel.END;
    }

    private void arrive() {
        if (reached == NOT_YET && model.builtProperty().get() != null) {
            reached = model.stepProperty().get();
        }
    }

    @Override
    public TourSetup now() {
        TourQuestion asked = model.question();
        TourSetup now = opened.on(asked.board()).closed(asked.closed());
        boolean same = asked.equals(TourQuestion.of(opened));
        int step = model.stepProperty().get();
        if (same && (reached == NOT_YET || step == reached)) {
            return now;
        }
        return now.at(Optional.of(new Moment.Step(step)));
    }

    private static BoardChoice choice(TourQuestion question) {
        return new BoardChoice(BoardUse.TOUR, question.board(), 0, question.closed());
    }

    private void askOn(BoardChoice choice) {
        model.ask(new TourQuestion(choice.board().columns(), choice.board().rows(), choice.closed()));
        view.focus();
    }

    private void asked(TourQuestion now) {
        chooser.ifPresent(button -> {
            button.show(choice(now));
            shell.messages().clear();
            shell.settings().remember(QUESTION, now.written());
        });
    }

    TourModel model() {
        return model;
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
        return TourCommands.gestures();
    }

    @Override
    public boolean isSettled() {
        return view.isSettled();
    }

    @Override
    public void shown() {
        view.focus();
    }

    @Override
    public void left() {
        chooser.ifPresent(BoardChooser::hide);
        model.pause();
    }

    @Override
    public void close() {
        chooser.ifPresent(BoardChooser::close);
        view.close();
    }

    boolean isEnded() {
        return view.isEnded();
    }
}
