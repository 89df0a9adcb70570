namespace SpanPack.Fuzz.Targets;

/// <summary>Answers of agents to polls for configurations. One is applied as a whole or not at all, and the same again.</summary>
internal static class PollTarget
{
    private static readonly HashSet<string> s_products = ["APM_TRACING", "ASM_FEATURES"];

    internal static void Run(byte[] input)
    {
        var state = new ConfigurationState();
        state.Ask(s_products);
        state.Take(input);
        string? error = state.Error;
        if (error is not null && (state.Files.Count > 0 || state.TargetsVersion != 0 || state.RootVersion != 1))
            throw new WrongResultException($"It is refused ({error}) and applied in part.");
        int files = state.Files.Count;
        state.Take(input);
        if (state.Error != error || state.Files.Count != files)
            throw new WrongResultException($"'{error}' with {files} files, then '{state.Error}' with {state.Files.Count}.");
    }
}
