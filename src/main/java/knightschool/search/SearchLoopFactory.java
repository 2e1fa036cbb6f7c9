package knightschool.search;

import java.lang.invoke.MethodHandles;
import java.util.concurrent.ConcurrentHashMap;
import knightschool.files.ResourceReader;

/**
 * Makes a loop for each policy out of one source.
 *
 * <p>A loop class reads its policy into {@code static final} fields and asks them for every slot. Here the class is
 * defined once more for each policy, as a hidden class (JEP 371) with the policy as its class data. To the compiler the
 * slots are then constants: what a policy does not use is not there, and what another policy has run does not blur the
 * profile. So no slot costs anything per step, and there is one loop to read.
 *
 * @param <S> the form of position that the loops run on
 */
final class SearchLoopFactory<S extends AbstractSearch> {
    private static final MethodHandles.Lookup HERE = MethodHandles.lookup();

    private final byte[] code;
    private final ConcurrentHashMap<Policy, SearchLoop<S>> made = new ConcurrentHashMap<>();

    /** @param source the loop class, whose constructor takes nothing */
    SearchLoopFactory(Class<? extends SearchLoop<S>> source) {
        this.code = ResourceReader.bytes(source, source.getSimpleName() + ".class");
    }

    /** The loop for a policy; seeds do not matter to it. */
    SearchLoop<S> of(Policy policy) {
        return made.computeIfAbsent(policy.withoutSeed(), this::define);
    }

    @SuppressWarnings("unchecked")
    private SearchLoop<S> define(Policy policy) {
        try {
            Class<?> loop =
                    HERE.defineHiddenClassWithClassData(code, policy, true).lookupClass();
            return (SearchLoop<S>) loop.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The policy that a loop class was defined for; to be asked by its initialiser. */
    static Policy policyOf(MethodHandles.Lookup loop) {
        try {
            return MethodHandles.classData(loop, "_", Policy.class);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
