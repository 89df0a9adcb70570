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

    /// <summary>Gets the path of a file below the folder of all vectors.</summary>
    internal static string Path(string name) => System.IO.Path.Combine(Folder(), name);

    internal static string Folder()
    {
        string folder = AppContext.BaseDirectory;
        while (!File.Exists(System.IO.Path.Combine(folder, "Directory.Packages.props"))) folder = System.IO.Path.GetDirectoryName(folder)!;
        return System.IO.Path.Combine(folder, "tests", "vectors");
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
