package knightschool.setup.scene;

import knightschool.setup.SceneKind;

/** The kinds of scenes that the program itself has. */
public final class BuiltInSceneKinds {
    public static final SceneKind BOARD = SceneKind.named(MarkedBoardSetup.FORMAT.word());
    public static final SceneKind GRAPH = SceneKind.named(BoardToGraphSetup.FORMAT.word());
    public static final SceneKind WALK = SceneKind.named(WalkSetup.FORMAT.word());
    public static final SceneKind GRAPH_WALK = SceneKind.named(GraphWalkSetup.FORMAT.word());
    public static final SceneKind COMPARE = SceneKind.named(CompareSetupFormat.FORMAT.word());
    public static final SceneKind EXPERIMENT = SceneKind.named(ExperimentSetup.FORMAT.word());
    public static final SceneKind EDITOR = SceneKind.named(EditorSetup.FORMAT.word());
    public static final SceneKind STATEMAP = SceneKind.named(StateMapSetup.FORMAT.word());
    public static final SceneKind TOURMAP = SceneKind.named(TourStateMapSetup.FORMAT.word());
    public static final SceneKind PLAY = SceneKind.named(PlaySetup.FORMAT.word());
    public static final SceneKind LEVEL = SceneKind.named(LevelSetup.FORMAT.word());
    public static final SceneKind CENSUS = SceneKind.named(CensusSetup.FORMAT.word());
    public static final SceneKind TOUR = SceneKind.named(TourConstructionSetup.FORMAT.word());
    public static final SceneKind LESSONS = SceneKind.named(LessonsSetup.FORMAT.word());
    public static final SceneKind GLOSSARY = SceneKind.named(GlossarySetup.FORMAT.word());

    private BuiltInSceneKinds() {}
}
