package knightschool.search;

import java.lang.invoke.MethodHandles;
import java.util.concurrent.ConcurrentHashMap;
import knightschool.files.resource.ResourceReader;
import knightschool.search.policy.SearchPolicy;

/**
 * Creates a loop for each policy from one source.
 *
 * <p>A loop class reads its policy into {@code static final} fields and uses them for every decision. This class
 * defines the loop class once for each policy, as a hidden class (JEP 371) with the policy as its class data. To the
 * compiler the fields are then constants: code that a policy does not use is eliminated, and runs with other policies
 * do not affect the profile. In this way no option costs anything per step, and there is only one loop in the source.
 *
 * @param <S> the search that the loops run on
 */
final class SpecializedLoopFactory<S extends AbstractSearch> {
    private static final MethodHandles.Lookup HERE = MethodHandles.lookup();

    private final byte[] code;
    private final ConcurrentHashMap<SearchPolicy, SearchLoop<S>> loops = new ConcurrentHashMap<>();

    /**
     * Creates the loops.
     *
     * @param source the loop class, whose constructor has no parameters
     */
    SpecializedLoopFactory(Class<? extends SearchLoop<S>> source) {
        this.code = ResourceReader.bytes(source, source.getSimpleName() + ".class");
    }

    /** Returns the loop for a policy, regardless of its seed. */
    SearchLoop<S> of(SearchPolicy policy) {
        return loops.computeIfAbsent(policy.withoutSeed(), this::define);
    }

    @SuppressWarnings("unchecked")
    private SearchLoop<S> define(SearchPolicy policy) {
        try {
            Class<?> loop =
                    HERE.defineHiddenClassWithClassData(code, policy, true).lookupClass();
            return (SearchLoop<S>) loop.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns the policy for which a loop class was defined; called by its initializer. */
    static SearchPolicy policyOf(MethodHandles.Lookup loop) {
        try {
            return MethodHandles.classData(loop, "_", SearchPolicy.class);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
