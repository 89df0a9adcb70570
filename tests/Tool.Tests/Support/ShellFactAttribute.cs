namespace SpanPack.Tool.Tests.Support;

/// <summary>A test that needs a shell; skipped where it is not.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class ShellFactAttribute : FactAttribute
{
    public ShellFactAttribute(string shell)
    {
        string[] folders = (Environment.GetEnvironmentVariable("PATH") ?? string.Empty).Split(Path.PathSeparator);
        if (!Array.Exists(folders, folder => File.Exists(Path.Combine(folder, shell)))) Skip = $"there is no {shell} here";
    }
}
