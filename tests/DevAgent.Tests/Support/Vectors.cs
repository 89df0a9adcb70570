namespace SpanPack.DevAgent.Tests;

/// <summary>Recorded payloads of tracers that the agent accepts.</summary>
internal static class Vectors
{
    internal static IEnumerable<(string Path, TraceFormat Format, byte[] Body)> Accepted()
    {
        foreach (TraceFormat format in TraceFormats.All)
        {
            foreach (string folder in Directory.EnumerateDirectories(Folder(), format.GetName(), SearchOption.AllDirectories))
            {
                foreach (string path in Directory.EnumerateFiles(folder, "*.msgpack"))
                {
                    byte[] body = File.ReadAllBytes(path);
                    if (IsAccepted(body, format)) yield return (path, format, body);
                }
            }
        }
    }

    internal static string Folder()
    {
        string folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Directory.Packages.props"))) folder = Path.GetDirectoryName(folder)!;
        return Path.Combine(folder, "tests", "vectors");
    }

    private static bool IsAccepted(byte[] body, TraceFormat format)
    {
        try
        {
            TracePayloadReader.Read(body, format);
            return true;
        }
        catch (TraceFormatException)
        {
            return false;
        }
    }
}
