using System.Globalization;

namespace SpanPack.Tool;

/// <summary>The names of saved payloads: <c>N.&lt;format&gt;.msgpack</c> with <c>N.headers.json</c> beside it.</summary>
internal static class PayloadName
{
    private const string Extension = ".msgpack";
    private const string HeadersExtension = ".headers.json";

    internal static string Body(int number, TraceFormat format) => string.Create(CultureInfo.InvariantCulture, $"{number}.{format.GetName()}{Extension}");

    internal static string Headers(int number) => string.Create(CultureInfo.InvariantCulture, $"{number}{HeadersExtension}");

    /// <summary>Takes a name of a saved body apart.</summary>
    internal static bool TryParse(string fileName, out int number, out TraceFormat format)
    {
        (number, format) = (0, default);
        if (FormatOf(fileName) is not { } named) return false;
        format = named;
        return int.TryParse(Stem(fileName), NumberStyles.None, CultureInfo.InvariantCulture, out number);
    }

    /// <summary>The format in a name such as <c>checkout.v0.5.msgpack</c>, or null.</summary>
    internal static TraceFormat? FormatOf(string fileName)
    {
        foreach (TraceFormat format in TraceFormats.All)
        {
            if (fileName.EndsWith($".{format.GetName()}{Extension}", StringComparison.OrdinalIgnoreCase)) return format;
        }

        return null;
    }

    /// <summary>Where the headers of a body are when they were saved.</summary>
    internal static string HeadersPath(string bodyPath) => Path.Combine(Path.GetDirectoryName(bodyPath) ?? string.Empty, Stem(Path.GetFileName(bodyPath)) + HeadersExtension);

    private static string Stem(string fileName)
    {
        if (!fileName.EndsWith(Extension, StringComparison.OrdinalIgnoreCase)) return fileName;
        int end = fileName.Length - Extension.Length;
        if (FormatOf(fileName) is { } format) end -= format.GetName().Length + 1;
        return fileName[..end];
    }
}
