package knightschool.ui.compare;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import knightschool.compare.Alignment;
import knightschool.compare.Comparison;
import knightschool.drawing.chart.StepAxisScale;
import knightschool.search.Problem;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.tree.SearchTreeViewMemento;
import knightschool.ui.playback.SpeedClock;
import knightschool.ui.scene.ScenePlacement;

/** Opens set-ups in a comparison, and returns the current one. */
final class CompareSetupMapping {
    private final CompareModel model;
    private final ScenePlacement placement;
    private CompareSetup openedSetup;
    private long ask;

    /**
     * @param first the set-up that the model shows already
     * @param placement searches are lined up only in the window
     */
    CompareSetupMapping(CompareModel model, CompareSetup first, ScenePlacement placement) {
        this.model = model;
        this.placement = placement;
        this.openedSetup = first;
        this.ask = model.transport().asks();
    }

    /**
     * Opens a set-up. If the same searches are running already, only the step changes. A lower limit restarts them,
     * since the steps beyond it would be known.
     */
    void open(CompareSetup setup) {
        Problem problem = setup.problem();
        boolean goesOn = problem.equals(model.problem())
                && model.progress().limitProperty().get() <= setup.limit()
                && !model.isBroken();
        openedSetup = setup;
        if (!goesOn) {
            model.restart(problem, setup.solvers(), setup.limit());
        } else {
            model.panes().set(setup.solvers());
        }
        model.panes().enlarge(setup.enlarged());
        if (goesOn && model.progress().limitProperty().get() < setup.limit()) {
            model.progress().limit(setup.limit());
        }
        model.speedProperty().set(setup.controls().position(SceneControl.SPEED, SpeedClock.FIRST));
        model.reasons().requestedProperty().set(setup.shows(DisplayOption.REASONS));
        model.domainsShownProperty().set(setup.shows(DisplayOption.DOMAINS));
        model.tableAloneProperty().set(setup.shows(CompareDisplayOptions.TABLE_ALONE));
        model.differencesShownProperty().set(setup.shows(CompareDisplayOptions.DIFFERENCES));
        model.counts().shownProperty().set(setup.shows(CompareDisplayOptions.COUNTS));
        model.choiceCosts().shownProperty().set(setup.shows(CompareDisplayOptions.COSTS));
        model.depths().shownProperty().set(setup.shows(CompareDisplayOptions.DEPTHS));
        model.depths()
                .axisKindProperty()
                .set(
                        setup.shows(CompareDisplayOptions.LINEAR)
                                ? StepAxisScale.Kind.LINEAR
                                : StepAxisScale.Kind.LOGARITHMIC);
        model.tree().shownProperty().set(setup.shows(CompareDisplayOptions.TREE));
        model.tree().open(SearchTreeViewMemento.of(setup));
        model.stops().shownProperty().set(setup.shows(CompareDisplayOptions.STOPS));
        model.stops().set(setup.stops());
        model.bookmarks().set(setup.bookmarks());
        model.pointer().keep(setup.pointed());
        findMoment();
        model.predictions().open(setup.shows(CompareDisplayOptions.PREDICT));
        // Last, since no searches are lined up while a class is asked or a pane other than the first is alone.
        lineUp(setup);
        ask = model.transport().asks();
    }

    /** Goes to the moment of the opened set-up, which may have to be searched for. */
    void findMoment() {
        openedSetup
                .moment()
                .ifPresentOrElse(
                        moment -> model.transport().open(moment.event()),
                        () -> model.transport().reach(0));
        ask = model.transport().asks();
    }

    /** Lines the searches up as a set-up says. */
    void lineUp(CompareSetup setup) {
        model.alignment().lineUp(placement == ScenePlacement.WINDOW ? setup.alignment() : Alignment.STEP);
    }

    /** The set-up of the comparison, as it will be once it is settled. */
    CompareSetup now() {
        Problem problem = model.problem();
        CompareSetup setup = openedSetup
                .searching(problem, model.panes().solvers())
                .enlarging(model.panes().enlarged())
                .at(moment())
                .stoppingAt(model.stops().all())
                .bookmarking(model.bookmarks().all())
                .seeing(model.tree().view(treePane()))
                .liningUp(
                        placement == ScenePlacement.WINDOW
                                ? model.alignment().chosenAlignment()
                                : openedSetup.alignment())
                .showing(
                        DisplayOption.REASONS,
                        model.reasons().requestedProperty().get())
                .showing(DisplayOption.DOMAINS, model.domainsShownProperty().get())
                .showing(
                        CompareDisplayOptions.TABLE_ALONE,
                        model.tableAloneProperty().get())
                .showing(
                        CompareDisplayOptions.DIFFERENCES,
                        model.differencesShownProperty().get())
                .showing(
                        CompareDisplayOptions.COUNTS,
                        model.counts().shownProperty().get())
                .showing(
                        CompareDisplayOptions.COSTS,
                        model.choiceCosts().shownProperty().get())
                .showing(
                        CompareDisplayOptions.DEPTHS,
                        model.depths().shownProperty().get())
                .showing(
                        CompareDisplayOptions.LINEAR,
                        model.depths().axisKindProperty().get() == StepAxisScale.Kind.LINEAR)
                .showing(CompareDisplayOptions.TREE, model.tree().isWanted())
                .showing(
                        CompareDisplayOptions.NODES,
                        model.tree().nodesProperty().get())
                .showing(
                        CompareDisplayOptions.PLACEMENTS,
                        model.tree().placementsShownProperty().get())
                .showing(
                        CompareDisplayOptions.STOPS,
                        model.stops().shownProperty().get())
                .showing(
                        CompareDisplayOptions.PREDICT,
                        model.predictions().shownProperty().get())
                .pointingAt(model.pointer().squareProperty().get())
                .with(SceneControl.SPEED, model.speedProperty().get(), SpeedClock.FIRST);
        long limit = model.progress().limitProperty().get();
        return limit == openedSetup.limit() ? setup : setup.with(SceneControl.LIMIT, limit, Comparison.USUAL_LIMIT);
    }

    /** The pane whose tree is shown, as the opened set-up names it, as long as that is the same one. */
    private OptionalInt treePane() {
        int pane = model.tree().paneProperty().get();
        boolean same = openedSetup.tree().paneBeside(model.panes().enlarged()) == pane;
        return same ? openedSetup.tree().pane() : OptionalInt.of(pane);
    }

    /** The shown moment; empty for step 0. */
    Optional<Moment> moment() {
        if (isUntouched() || model.transport().isOpening()) {
            return openedSetup.moment();
        }
        return moment(model.playback().step());
    }

    private static Optional<Moment> moment(long step) {
        return step == 0 ? Optional.empty() : Optional.of(new Moment.Step(step));
    }

    Optional<Moment> openedMoment() {
        return openedSetup.moment();
    }

    /**
     * The current set-up at the moment of the opened one.
     *
     * @param step the step of that moment; empty if it was not found yet
     */
    CompareSetup atOpenedMoment(OptionalLong step) {
        return now().at(step.isPresent() ? moment(step.getAsLong()) : openedSetup.moment());
    }

    /**
     * Whether the user has changed nothing that determines the shown moment, and requested no other, since it was
     * opened.
     */
    boolean isUntouched() {
        return model.transport().asks() == ask
                && model.problem().equals(openedSetup.problem())
                && model.panes().solvers().equals(openedSetup.solvers())
                && model.progress().limitProperty().get() == openedSetup.limit();
    }
}
