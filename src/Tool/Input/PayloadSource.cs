namespace SpanPack.Tool;

/// <summary>Finds the payloads of an argument: a file, <c>-</c> for standard input, or a folder of payloads.</summary>
internal static class PayloadSource
{
    internal const string StandardInput = "-";

    /// <param name="argument">A path or <c>-</c>.</param>
    /// <param name="from">The value of <c>--from</c>, or null.</param>
    /// <returns>The payloads, at least one; those of a folder by their numbers, then others by their names.</returns>
    /// <exception cref="ToolException">There is no such file, the folder has no such files, or a headers file is invalid.</exception>
    internal static IReadOnlyList<PayloadFile> Find(string argument, InputFormat? from)
    {
        if (argument == StandardInput)
            return [new PayloadFile("standard input", null, from?.Format, null, from?.Format is not null) { IsOtlpGiven = IsOtlp(from) }];
        if (Directory.Exists(argument)) return FindIn(argument, from);
        if (!File.Exists(argument)) throw new ToolException($"{(argument.Length == 0 ? "''" : argument)}: no such file or folder");
        return [Describe(argument, from)];
    }

    private static PayloadFile[] FindIn(string folder, InputFormat? from)
    {
        string[] bodies = [.. Directory.EnumerateFiles(folder).Where(static path => PayloadName.IsBody(path))];
        if (bodies.Length == 0) throw new ToolException($"{folder}: no payloads (*.msgpack) in this folder");
        IEnumerable<string> ordered = bodies.OrderBy(static path => PayloadName.NumberOf(Path.GetFileName(path)) ?? int.MaxValue)
            .ThenBy(static path => path, StringComparer.Ordinal);
        return [.. ordered.Select(path => Describe(path, from))];
    }

    private static PayloadFile Describe(string path, InputFormat? from)
    {
        SavedRequest? request = ReadRequest(PayloadName.HeadersPath(path));
        return new PayloadFile(path, path, from?.Format
            ?? request?.Format
            ?? PayloadName.FormatOf(Path.GetFileName(path)), request, from?.Format is not null)
        { IsOtlpGiven = IsOtlp(from) };
    }

    private static bool IsOtlp(InputFormat? from) => from is { Format: null };

    private static SavedRequest? ReadRequest(string path)
    {
        try
        {
            return File.Exists(path) ? SavedRequest.Read(path) : null;
        }
        catch (FormatException e)
        {
            throw new ToolException(e.Message);
        }
    }
}
