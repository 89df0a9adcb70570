namespace SpanPack.Tool;

/// <summary>The shells that have scripts, by the names on the command line.</summary>
internal enum Shell
{
    Bash,
    Zsh,
    Fish,
    PowerShell,
}
