package knightschool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * A type, variable, parameter, record component or method has the name of the thing that it is, or of what it does. A
 * participle such as {@code said} or {@code taken} tells what has happened to something, and leaves the reader to find
 * out what it is: a message, an answer, a move.
 */
@Execution(ExecutionMode.CONCURRENT)
class VagueNameArchitectureTest {
    private static final Set<String> VAGUE =
            Set.of("shown", "said", "taken", "asked", "gone", "told", "left", "such", "given", "kept", "made");

    /** Names of the same make that a thing does not have. A flag, an array of flags or a set of bits may have them. */
    private static final Set<String> VAGUE_THINGS = Set.of(
            "aside", "away", "begun", "behind", "below", "beside", "chosen", "counted", "drawn", "found", "held",
            "hidden", "known", "mine", "missing", "opened", "placed", "reached", "read", "rest", "seen", "tried",
            "under", "wanted", "why");

    private static final Pattern THING = Pattern.compile("(?!BitSet|\\w*Boolean)[A-Z][^\\[]*");

    /** Names of types of the same make. The first ones tell as little where they are a kind of what they stand in. */
    private static final Set<String> VAGUE_STATES =
            Set.of("Left", "Shown", "Said", "Taken", "Asked", "Gone", "Told", "Such", "Given", "Kept", "Made");

    private static final Set<String> VAGUE_TYPES = Set.of(
            "Begun",
            "Cancelled",
            "Chosen",
            "Counted",
            "Drawn",
            "Edited",
            "Exceeded",
            "Explained",
            "Following",
            "Found",
            "Held",
            "Hidden",
            "Judged",
            "Known",
            "Led",
            "Listed",
            "Missing",
            "Opened",
            "Placed",
            "Played",
            "Reached",
            "Read",
            "Rest",
            "Seen",
            "Spent",
            "Typed",
            "Waiting",
            "Wanted",
            "Watched",
            "Written");

    /** A property has the name of its accessor, as JavaFX wants it: {@code shownProperty()} returns {@code shown}. */
    private static final Pattern OBSERVABLE = Pattern.compile("\\w*Boolean(Property|Wrapper|Value|Binding)");

    /** The left side is a coordinate, or is named where the right side is. What is left over is neither. */
    private static final Pattern COORDINATE = Pattern.compile("int|double");

    private static final Pattern RIGHT_SIDE = Pattern.compile("\\b(right|top)\\b");

    /** A vague name before what may follow a declared one: to parse the other files as well would find no more. */
    private static final Pattern PERHAPS_DECLARED = Pattern.compile("\\b(" + String.join("|", VAGUE) + "|"
            + String.join("|", VAGUE_THINGS) + ")\\s*[^\\w\\s.]|\\b(class|record|interface|enum) ("
            + String.join("|", VAGUE_STATES) + "|" + String.join("|", VAGUE_TYPES) + ")\\b");

    @Test
    void whatIsDeclaredHasTheNameOfAThing() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
            files = all.filter(file -> file.toString().endsWith(".java"))
                    .filter(VagueNameArchitectureTest::mayBeVague)
                    .sorted()
                    .toList();
        }
        assertEquals(List.of(), vagueNames(files), "names that do not tell what they are the names of");
    }

    private static boolean mayBeVague(Path file) {
        return PERHAPS_DECLARED.matcher(read(file)).find();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> vagueNames(List<Path> files) throws IOException {
        List<String> found = new ArrayList<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask parser = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(files));
            for (CompilationUnitTree unit : parser.parse()) {
                Declarations declarations = new Declarations(unit);
                declarations.scan(unit, null);
                found.addAll(declarations.vague);
            }
        }
        return found;
    }

    /** The declarations of one file. */
    private static final class Declarations extends TreePathScanner<Void, Void> {
        private final Path file;
        private final boolean namesRightSide;
        private final List<String> vague = new ArrayList<>();

        Declarations(CompilationUnitTree unit) {
            file = Path.of(unit.getSourceFile().toUri());
            namesRightSide = RIGHT_SIDE.matcher(read(file)).find();
        }

        /** A kind of a thing may be named by its state, such as a map that is cancelled: the thing has the noun. */
        @Override
        public Void visitClass(ClassTree type, Void unused) {
            String name = type.getSimpleName().toString();
            boolean isKind = !type.getImplementsClause().isEmpty();
            if (VAGUE_STATES.contains(name) || VAGUE_TYPES.contains(name) && !isKind) {
                vague.add(file.getFileName() + ": " + name);
            }
            return super.visitClass(type, unused);
        }

        @Override
        public Void visitVariable(VariableTree variable, Void unused) {
            check(variable.getName().toString(), variable.getType());
            checkThing(variable);
            return super.visitVariable(variable, unused);
        }

        @Override
        public Void visitMethod(MethodTree method, Void unused) {
            check(method.getName().toString(), method.getReturnType());
            return super.visitMethod(method, unused);
        }

        private void checkThing(VariableTree variable) {
            String typeName =
                    variable.getType() == null ? "" : variable.getType().toString();
            if (!isLocal()
                    && VAGUE_THINGS.contains(variable.getName().toString())
                    && THING.matcher(typeName).matches()) {
                vague.add(file.getFileName() + ": " + typeName + " " + variable.getName());
            }
        }

        /** Whether the variable on top is one inside of a method, which is read where it is declared. */
        private boolean isLocal() {
            Tree.Kind around = getCurrentPath().getParentPath().getLeaf().getKind();
            return around != Tree.Kind.CLASS
                    && around != Tree.Kind.RECORD
                    && around != Tree.Kind.ENUM
                    && around != Tree.Kind.METHOD;
        }

        /** @param type null for a parameter of a lambda and for a constructor */
        private void check(String name, Tree type) {
            String typeName = type == null ? "" : type.toString();
            boolean isProperty =
                    name.equals("shown") && OBSERVABLE.matcher(typeName).matches();
            boolean isSide = name.equals("left")
                    && (namesRightSide || COORDINATE.matcher(typeName).matches());
            if (VAGUE.contains(name) && !isProperty && !isSide) {
                vague.add(file.getFileName() + ": " + typeName + " " + name);
            }
        }
    }
}
