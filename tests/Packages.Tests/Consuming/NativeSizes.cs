using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>
/// The sizes in <c>Consumers/native-sizes.json</c>. A size may differ by 2 %; <c>SPANPACK_UPDATE_SIZES=1</c> writes the file anew.
/// </summary>
internal static class NativeSizes
{
    private const double Tolerance = 0.02;

    private static readonly bool s_update = Environment.GetEnvironmentVariable("SPANPACK_UPDATE_SIZES") == "1";
    private static readonly string s_path = Path.Combine(ConsumerProject.Sources, "native-sizes.json");
    private static readonly JsonSerializerOptions s_indented = new() { WriteIndented = true };

    /// <summary>Compares sizes with those of the file, or writes them there.</summary>
    /// <param name="section">Their section in the file.</param>
    /// <param name="measured">Names and bytes.</param>
    internal static void Check(string section, IEnumerable<KeyValuePair<string, long>> measured)
    {
        JsonObject file = JsonNode.Parse(File.ReadAllText(s_path))!.AsObject();
        JsonObject known = file[section]!.AsObject();
        var sizes = new SortedDictionary<string, long>(measured.ToDictionary(), StringComparer.Ordinal);
        if (s_update)
        {
            file["compiler"] = NativeCompiler.Version;
            file[section] = new JsonObject(sizes.Select(static pair => KeyValuePair.Create(pair.Key, (JsonNode?)pair.Value)));
            File.WriteAllText(s_path, file.ToJsonString(s_indented) + "\n");
            return;
        }

        Assert.Equal(known.Select(static pair => pair.Key), sizes.Keys);
        string[] changes = [.. sizes.Where(pair => !IsNear(pair.Value, (long)known[pair.Key]!))
            .Select(pair => string.Create(CultureInfo.InvariantCulture, $"{pair.Key}: {known[pair.Key]} -> {pair.Value} bytes"))];
        Assert.True(changes.Length == 0, $"Sizes of machine code changed by more than 2 % (compiler {file["compiler"]} then, "
            + $"{NativeCompiler.Version} now). If that is meant, SPANPACK_UPDATE_SIZES=1 writes them:\n{string.Join('\n', changes)}");
    }

    private static bool IsNear(long size, long known) => Math.Abs(size - known) <= known * Tolerance;
}
