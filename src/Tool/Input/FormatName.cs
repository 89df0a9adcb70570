namespace SpanPack.Tool;

/// <summary>Names of formats on the command line.</summary>
internal static class FormatName
{
    /// <summary>Gets the names for help and errors.</summary>
    internal static string All { get; } = string.Join(", ", TraceFormats.All.Select(static format => format.GetName()));

    /// <summary>
    /// Finds a format by its name. <c>v</c> and <c>.0</c> are optional: <c>v1.0</c>, <c>1.0</c>, <c>v1</c> and <c>1</c> are equal.
    /// </summary>
    internal static bool TryParse(string text, out TraceFormat format)
    {
        string name = text.StartsWith('v') || text.StartsWith('V') ? text : "v" + text;
        return TraceFormats.TryParse(name, out format) || TraceFormats.TryParse(name + ".0", out format);
    }
}
