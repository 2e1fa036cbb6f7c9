package knightschool.files.resource;

import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Supplier;
import knightschool.files.InputFault;

/**
 * Finds the providers of a service, or the files with a name: those of the program, and those of other jars on the
 * class path. One of another jar that cannot be used is left out, and named in a fault; the program goes on without it.
 * Safe for use by several threads.
 */
public final class ServiceProviders {
    /** The order of providers: the program's own, then those of other jars, wherever these are on the class path. */
    static final Comparator<Class<?>> OWN_FIRST = Comparator.comparing(type -> !isOwn(type));

    /** The faults by the name of the provider, in the order in which they were found. */
    private static final Map<String, InputFault> FAULTS = new LinkedHashMap<>();

    private ServiceProviders() {}

    /**
     * Uses all providers of a service, the program's own ones first.
     *
     * @param user uses one provider. If it throws, the provider is left out, so it should do all or nothing
     */
    public static <S> void forEach(Class<S> service, Consumer<S> user) {
        forEach(service, service.getClassLoader(), user, ServiceProviders::record);
    }

    /**
     * As {@link #forEach(Class, Consumer)}.
     *
     * @param loader finds the providers
     * @param faults receives a fault for each provider that is left out
     */
    static <S> void forEach(Class<S> service, ClassLoader loader, Consumer<S> user, Consumer<InputFault> faults) {
        loadable(service, loader, faults).stream()
                .sorted(Comparator.comparing(ServiceLoader.Provider::type, OWN_FIRST))
                .forEach(provider -> use(provider, user, faults));
    }

    /**
     * Reads all text files with a name, the program's own one first.
     *
     * @param user the class beside which the program's file lies
     * @param name a name that is not absolute
     * @param reader reads one file. If it throws, the file is left out, so it should do all or nothing
     */
    public static void forEachText(Class<?> user, String name, Consumer<String> reader) {
        forEachText(ResourceReader.texts(user, name), reader, ServiceProviders::record);
    }

    /**
     * As {@link #forEachText(Class, String, Consumer)}.
     *
     * @param files the texts by their places, the program's own one first
     * @param faults receives a fault for each file that is left out
     */
    static void forEachText(Map<String, String> files, Consumer<String> reader, Consumer<InputFault> faults) {
        boolean isOwn = true;
        for (Map.Entry<String, String> file : files.entrySet()) {
            try {
                reader.accept(file.getValue());
            } catch (IllegalArgumentException broken) {
                if (isOwn) {
                    throw broken;
                }
                faults.accept(fault(file.getKey(), broken));
            }
            isOwn = false;
        }
    }

    /**
     * Makes a part. If it comes from another jar and cannot be made, the program goes on with a substitute, and the
     * fault is among {@link #faults}.
     *
     * @param type a class of the part, which tells whether it is the program's own
     * @param maker makes the part. An {@link InputFault} is about what the user chose, and is passed on
     * @param substitute makes the substitute
     */
    public static <T> T make(Class<?> type, Supplier<T> maker, Supplier<T> substitute) {
        try {
            return maker.get();
        } catch (InputFault fault) {
            throw fault;
        } catch (RuntimeException | LinkageError | AssertionError broken) {
            if (isOwn(type)) {
                throw broken;
            }
            record(fault(type.getName(), broken));
            return substitute.get();
        }
    }

    private static <S> List<ServiceLoader.Provider<S>> loadable(
            Class<S> service, ClassLoader loader, Consumer<InputFault> faults) {
        List<ServiceLoader.Provider<S>> loadable = new ArrayList<>();
        Iterator<ServiceLoader.Provider<S>> found =
                ServiceLoader.load(service, loader).stream().iterator();
        boolean isEnd = false;
        while (!isEnd) {
            try {
                isEnd = !found.hasNext();
                if (!isEnd) {
                    loadable.add(found.next());
                }
            } catch (ServiceConfigurationError broken) {
                // A file of a jar has the name of a class that is not there, or is no provider.
                // Its sentence has the names of the file and of the class.
                faults.accept(fault(broken.getMessage(), broken));
            }
        }
        return loadable;
    }

    private static <S> void use(ServiceLoader.Provider<S> provider, Consumer<S> user, Consumer<InputFault> faults) {
        try {
            user.accept(provider.get());
        } catch (RuntimeException | LinkageError | AssertionError | ServiceConfigurationError broken) {
            if (isOwn(provider.type())) {
                throw broken;
            }
            faults.accept(fault(provider.type().getName(), broken));
        }
    }

    private static InputFault fault(String name, Throwable broken) {
        Optional<Throwable> why = broken instanceof ServiceConfigurationError
                ? Optional.ofNullable(broken.getCause())
                : Optional.of(broken);
        return new InputFault(
                name,
                "this part of another maker cannot be used"
                        + why.map(cause -> " (" + cause + ")").orElse(""),
                "The program goes on without it. Take it out of the program, or ask its maker for one that fits.");
    }

    /** Records the first fault of a provider: it is the cause of its later ones. */
    private static void record(InputFault fault) {
        synchronized (FAULTS) {
            FAULTS.putIfAbsent(fault.place(), fault);
        }
    }

    /** Returns the faults of the providers that were left out until now. */
    public static List<InputFault> faults() {
        synchronized (FAULTS) {
            return List.copyOf(FAULTS.values());
        }
    }

    private static boolean isOwn(Class<?> type) {
        return Objects.equals(source(type), source(ServiceProviders.class));
    }

    /** Returns the jar or the folder of a class. */
    private static CodeSource source(Class<?> type) {
        return type.getProtectionDomain().getCodeSource();
    }
}
