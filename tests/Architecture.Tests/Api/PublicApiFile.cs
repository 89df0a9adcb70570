using SpanPack.Architecture.Tests.Floors;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Api;

/// <summary>
/// The API of a library as it was agreed: <c>PublicApi.txt</c> beside its project. A change of the API is a change of this file, to be seen
/// and reviewed. <c>SPANPACK_UPDATE_API=1</c> writes the files anew.
/// </summary>
internal static class PublicApiFile
{
    private static readonly bool s_update = Environment.GetEnvironmentVariable("SPANPACK_UPDATE_API") == "1";

    /// <summary>Fails with the lines that are new or gone.</summary>
    internal static void Verify(Library library, string[] lines)
    {
        string file = Repository.PathOf($"{library.Path}/PublicApi.txt");
        if (s_update) File.WriteAllText(file, string.Concat(lines.Select(static line => line + "\n")));
        string[] changes = Changes(File.ReadAllLines(file), lines);
        Assert.True(changes.Length == 0,
            $"{library.Path}/PublicApi.txt is not what the library offers. If that is meant, run the tests once with "
                + $"SPANPACK_UPDATE_API=1:\n{string.Join('\n', changes)}");
    }

    /// <summary>Lines that are gone begin with <c>-</c>, new ones with <c>+</c>. Nothing when the lists are the same.</summary>
    internal static string[] Changes(string[] before, string[] after)
    {
        if (before.SequenceEqual(after)) return [];
        string[] changes = [.. before.Except(after).Select(static line => "- " + line),
            .. after.Except(before).Select(static line => "+ " + line)];
        return changes.Length > 0 ? changes : ["The same lines in another order, or more than once"];
    }
}
