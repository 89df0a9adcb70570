using SpanPack.Serialization.Tests.Guarded;

// Tests run without this. It is what they, and tests/run-under-other-settings.sh, start in processes of their own.
return args switch
{
    ["guarded", .. var names] => GuardedProgram.Run(names),
    _ => throw new ArgumentException("Say what to run: guarded NAME…"),
};
