using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Names of payloads: <c>*.msgpack</c> with <c>*.headers.json</c>. Saved ones are <c>N.&lt;format&gt;.msgpack</c>.</summary>
internal static class PayloadName
{
    private const string Extension = ".msgpack";
    private const string HeadersExtension = ".headers.json";

    /// <summary>Returns whether a file of a folder is a payload.</summary>
    internal static bool IsBody(string fileName) => fileName.EndsWith(Extension, StringComparison.OrdinalIgnoreCase);

    /// <summary>Returns the name of the body in another format: <c>checkout.msgpack</c> becomes <c>checkout.v0.5.msgpack</c>.</summary>
    internal static string Body(string fileName, TraceFormat format) => $"{Stem(fileName)}.{format.GetName()}{Extension}";

    /// <summary>Returns the name of the headers of a body.</summary>
    internal static string Headers(string fileName) => Stem(fileName) + HeadersExtension;

    /// <summary>Returns the number of a saved body, or null for another name.</summary>
    internal static int? NumberOf(string fileName)
    {
        if (FormatOf(fileName) is null) return null;
        return int.TryParse(Stem(fileName), NumberStyles.None, CultureInfo.InvariantCulture, out int number) ? number : null;
    }

    /// <summary>Returns the format in a name such as <c>checkout.v0.5.msgpack</c>, or null.</summary>
    internal static TraceFormat? FormatOf(string fileName)
    {
        foreach (TraceFormat format in TraceFormats.All)
        {
            if (fileName.EndsWith($".{format.GetName()}{Extension}", StringComparison.OrdinalIgnoreCase)) return format;
        }

        return null;
    }

    /// <summary>Returns the path of a body's headers.</summary>
    internal static string HeadersPath(string bodyPath)
        => Path.Combine(Path.GetDirectoryName(bodyPath) ?? string.Empty, Headers(Path.GetFileName(bodyPath)));

    private static string Stem(string fileName)
    {
        if (!fileName.EndsWith(Extension, StringComparison.OrdinalIgnoreCase)) return fileName;
        int end = fileName.Length - Extension.Length;
        if (FormatOf(fileName) is { } format) end -= format.GetName().Length + 1;
        return fileName[..end];
    }
}
