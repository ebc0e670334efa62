// onnxruntime reports its use to its maker unless this stands in the environment before it is loaded. Threads have a copy of
// the environment that native code does not see, so the thread that starts them imports this too.
process.env.ORT_DISABLE_TELEMETRY = '1'
