namespace SpanPack.Tool;

/// <summary>The shells that scripts are written for, by the names that are typed.</summary>
internal enum Shell
{
    Bash,
    Zsh,
    Fish,
    PowerShell,
}
