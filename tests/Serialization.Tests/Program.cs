using SpanPack.Serialization.Tests.Guarded;
using SpanPack.Serialization.Tests.Settings;

// Tests run without this. It is what they, and tests/run-under-other-settings.sh, start in processes of their own.
return args switch
{
    ["guarded", .. var names] => GuardedProgram.Run(names),
    ["settings", var setting] => SettingsProgram.Run(setting),
    _ => throw new ArgumentException("Say what to run: guarded NAME…, or settings NAME."),
};
