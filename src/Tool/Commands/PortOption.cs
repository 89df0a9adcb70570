using System.CommandLine.Parsing;
using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Reads the ports of options.</summary>
internal static class PortOption
{
    /// <summary>Reads the last token: a port, or 0 for any free one.</summary>
    internal static int Parse(ArgumentResult result)
    {
        string text = result.Tokens[^1].Value;
        if (ushort.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out ushort number)) return number;
        result.AddError($"'{text}' is not a port: 0 to 65535");
        return 0;
    }
}
