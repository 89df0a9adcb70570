using System.Text;

namespace SpanPack;

/// <summary>Creates the process tags, <c>k:v,k:v</c> in alphabetical order of their keys.</summary>
internal static class ProcessTagList
{
    /// <param name="program">The facts of the program.</param>
    /// <param name="service">The default service.</param>
    /// <param name="isServiceSet">Whether it was set instead of detected.</param>
    internal static string Of(ProgramFacts program, string service, bool isServiceSet)
    {
        (string Key, string? Value)[] tags =
        [
            ("entrypoint.basedir", LastFolder(program.BaseDirectory)),
            ("entrypoint.name", program.EntryTypeName),
            ("entrypoint.workdir", LastFolder(program.CurrentDirectory)),
            isServiceSet ? ("svc.user", "true") : ("svc.auto", service),
        ];
        var list = new StringBuilder();
        foreach ((string key, string? text) in tags)
        {
            string value = TagValueText.Normalize(text ?? "");
            if (value.Length > 0) list.Append(list.Length > 0 ? "," : "").Append(key).Append(':').Append(value);
        }

        return list.ToString();
    }

    private static string? LastFolder(string? path) => Path.GetFileName(Path.TrimEndingDirectorySeparator(path ?? ""));
}
