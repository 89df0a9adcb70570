namespace SpanPack.Tool;

/// <summary>Checks before a conversion whether existing files may be replaced.</summary>
internal static class OutputCheck
{
    private static readonly StringComparer s_paths = OperatingSystem.IsWindows() || OperatingSystem.IsMacOS()
        ? StringComparer.OrdinalIgnoreCase
        : StringComparer.Ordinal;

    /// <param name="inputs">The inputs.</param>
    /// <param name="outputs">The files that will be written.</param>
    /// <param name="force">Whether existing files are replaced without a question.</param>
    /// <param name="cancellation">Cancels the question.</param>
    /// <exception cref="ToolException">An output is an input, or exists and may not be replaced.</exception>
    internal static async Task CheckAsync(IReadOnlyList<PayloadFile> inputs, IEnumerable<string> outputs, bool force,
        CancellationToken cancellation)
    {
        string[] existing = [.. outputs.Where(static path => File.Exists(path) && !FileOutput.IsDevice(path))];
        var sources = new HashSet<string>(inputs.SelectMany(FilesOf).Select(RealPath), s_paths);
        if (existing.FirstOrDefault(path => sources.Contains(RealPath(path))) is { } source)
            throw new ToolException($"{source}: is the input, so it is not overwritten");
        if (existing.Length == 0 || force) return;

        string what = existing.Length == 1
            ? $"{existing[0]} exists"
            : $"{existing[0]} and {Amount.Of(existing.Length - 1, "more file")} exist";
        bool canAsk = Question.CanBeAsked && inputs.All(static file => file.Path is not null);
        if (!canAsk) throw new ToolException($"{what}: --force overwrites");
        if (!await Question.AskAsync($"{what}. Overwrite?", cancellation)) throw new ToolException("nothing was converted");
    }

    /// <summary>Refuses two payloads with the same output file, such as <c>a.msgpack</c> and <c>a.v0.4.msgpack</c>.</summary>
    /// <param name="inputs">The inputs.</param>
    /// <param name="outputOf">The output of each.</param>
    /// <exception cref="ToolException">Two payloads have the same output.</exception>
    internal static void RefuseSameName(IReadOnlyList<PayloadFile> inputs, Func<PayloadFile, string> outputOf)
    {
        foreach (IGrouping<string, PayloadFile> same in inputs.GroupBy(outputOf, s_paths))
        {
            if (same.Skip(1).FirstOrDefault() is not { } second) continue;
            throw new ToolException($"{same.First().Name} and {second.Name} would both be {same.Key}: convert one of them by itself");
        }
    }

    private static IEnumerable<string> FilesOf(PayloadFile file)
    {
        if (file.Path is null) yield break;
        yield return file.Path;
        if (file.Request is not null) yield return PayloadName.HeadersPath(file.Path);
    }

    // Folders on the way may be links, too.
    private static string RealPath(string path)
    {
        string full = Path.GetFullPath(path);
        if (Path.GetDirectoryName(full) is not { } folder) return full;
        string place = Path.Combine(RealPath(folder), Path.GetFileName(full));
        return new FileInfo(place) is { LinkTarget: not null } link
            ? RealPath(link.ResolveLinkTarget(returnFinalTarget: true)!.FullName)
            : place;
    }
}
